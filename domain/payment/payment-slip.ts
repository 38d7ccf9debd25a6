import * as E from 'fp-ts/lib/Either.js'
import type { BillingAddress } from '../address/address.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/money.ts'
import type { Order } from '../order/order.ts'
import { isPaymentDue, paymentDue } from '../order/payment-due.ts'
import type { ShopDetails, ShopSettings } from '../settings/shop-settings.ts'
import type { Country } from '../shop/country.ts'
import type { Locale } from '../shop/locale.ts'
import { omitUndefined } from '../omit-undefined.ts'
import { creditorReference } from './creditor-reference.ts'
import { noSlip, type NoSlip } from './no-slip.ts'
import { slipText } from './slip-text.ts'

type Party = {
  readonly name: string
  readonly street: string
  readonly number?: string
  readonly postcode: string
  readonly city: string
  readonly country: Country
}

/** The content of a Swiss QR-bill: amount, creditor, debtor, reference (Swiss Implementation Guidelines 2.3). */
export type PaymentSlip = {
  readonly amount: Money & { readonly currency: SlipCurrency }
  readonly iban: string
  readonly reference: string
  readonly message: string
  readonly creditor: Party
  /** Absent if the name or town cannot be written in the characters of the QR-bill: it is filled in by hand. */
  readonly debtor?: Party
  readonly locale: Locale
}

/** Maximum lengths of a structured address. */
const LENGTHS = { name: 70, street: 70, number: 16, postcode: 16, city: 35 } as const

/** Name, postcode and town are required; a street that cannot be written is left out. */
const partyOf = ({ name, street, number, postcode, city, country }: Party): Party | undefined => {
  const party = {
    name: slipText(name, LENGTHS.name), street: slipText(street, LENGTHS.street), postcode: slipText(postcode, LENGTHS.postcode),
    city: slipText(city, LENGTHS.city), country, ...omitUndefined({ number: slipText(number ?? '', LENGTHS.number) || undefined }),
  }
  return [party.name, party.postcode, party.city].includes('') ? undefined : party
}

const PLACE = /^(\d{4,5}) (.+)$/

/** The shop's address is stored line by line; the line with the postcode identifies the others. */
const creditorOf = ({ company, address }: ShopDetails, country: Country): Party | undefined => {
  const at = address.findIndex((line) => PLACE.test(line))
  const [, postcode, city] = PLACE.exec(address[at] ?? '') ?? []
  const street = address[at - 1]
  return postcode === undefined || city === undefined || street === undefined
    ? undefined
    : partyOf({ name: company, street, postcode, city, country })
}

const debtorOf = (address: BillingAddress): Party | undefined => {
  const { company, firstName, lastName, street, streetNumber, postcode, city, countryCode } = address
  return partyOf({
    name: company ?? `${firstName} ${lastName}`, street, ...omitUndefined({ number: streetNumber }), postcode, city, country: countryCode,
  })
}

/** QR-bills are paid into accounts of Switzerland and Liechtenstein. */
const TAKES_SLIPS = /^(CH|LI)/

/** Accounts of institutions in this range accept only QR references. */
const QR_INSTITUTIONS = { from: 30000, to: 31999 } as const
const isQrIban = (iban: string): boolean => {
  const institution = Number(iban.slice(4, 9))
  return institution >= QR_INSTITUTIONS.from && institution <= QR_INSTITUTIONS.to
}

type SlipCurrency = Extract<Currency, 'CHF' | 'EUR'>
const isSlipAmount = (amount: Money): amount is PaymentSlip['amount'] => amount.currency === 'CHF' || amount.currency === 'EUR'

/** Paid to the shop's bank account: before delivery, or after it by invoice. */
const BY_TRANSFER: readonly Order['paymentMethod'][] = ['prepayment', 'invoice']

/** The payment slip of an order that awaits a transfer, or why there is none. */
export const paymentSlip = (
  order: Order,
  { transfer, details, country }: ShopSettings,
  locale: Locale,
): E.Either<NoSlip, PaymentSlip> => {
  if (!BY_TRANSFER.includes(order.paymentMethod) || !isPaymentDue(order)) return E.left(noSlip('nothingToTransfer'))
  if (transfer === undefined || !TAKES_SLIPS.test(transfer.iban)) return E.left(noSlip('noSwissAccount'))
  if (isQrIban(transfer.iban)) return E.left(noSlip('qrIban'))
  const creditor = details && creditorOf(details, country)
  if (creditor === undefined) return E.left(noSlip('unknownCreditor'))
  const amount = paymentDue(order)
  if (!isSlipAmount(amount)) return E.left(noSlip('foreignCurrency'))
  return E.right({
    amount,
    iban: transfer.iban,
    reference: creditorReference(order.number),
    message: order.number,
    creditor,
    locale,
    ...omitUndefined({ debtor: debtorOf(order.billingAddress) }),
  })
}
