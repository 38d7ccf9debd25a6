import type { BillingAddress } from '../address/address.ts'
import type { Money } from '../money/money.ts'
import type { Order } from '../order/order.ts'
import { isPaymentDue, paymentDue } from '../order/payment-due.ts'
import type { ShopDetails, ShopSettings } from '../settings/shop-settings.ts'
import type { Country } from '../shop/country.ts'
import type { Locale } from '../shop/locale.ts'
import { withoutAbsent } from '../without-absent.ts'
import { creditorReference } from './creditor-reference.ts'

type Party = {
  readonly name: string
  readonly street: string
  readonly number?: string
  readonly postcode: string
  readonly city: string
  readonly country: Country
}

/** What a Swiss QR bill says: who pays how much to whom, by which reference (Swiss Implementation Guidelines 2.3). */
export type PaymentSlip = {
  readonly amount: Money
  readonly iban: string
  readonly reference: string
  readonly message: string
  readonly creditor: Party
  readonly debtor: Party
  readonly locale: Locale
}

const PLACE = /^(\d{4,5}) (.+)$/

/** The shop's address stands line by line; the one with the postcode tells the others apart. */
const creditorOf = ({ company, address }: ShopDetails, country: Country): Party | undefined => {
  const at = address.findIndex((line) => PLACE.test(line))
  const [, postcode, city] = PLACE.exec(address[at] ?? '') ?? []
  const street = address[at - 1]
  return postcode === undefined || city === undefined || street === undefined
    ? undefined
    : { name: company, street, postcode, city, country }
}

const debtorOf = ({ company, firstName, lastName, street, streetNumber, postcode, city, countryCode }: BillingAddress): Party => ({
  name: company ?? `${firstName} ${lastName}`, street, ...withoutAbsent({ number: streetNumber }), postcode, city, country: countryCode,
})

/** Such bills are paid into Swiss accounts and those of Liechtenstein. */
const TAKES_SLIPS = /^(CH|LI)/

/** Paid into the account of the shop: before the parcel, or after it by its invoice. */
const BY_TRANSFER: readonly Order['paymentMethod'][] = ['prepayment', 'invoice']

/** The slip of an order that still is to be paid by transfer; `undefined` for any other, and where the account is a foreign one. */
export const paymentSlip = (
  order: Order,
  { transfer, details, country }: ShopSettings,
  locale: Locale,
): PaymentSlip | undefined => {
  const creditor = details && creditorOf(details, country)
  if (!BY_TRANSFER.includes(order.paymentMethod) || !isPaymentDue(order) || creditor === undefined) return undefined
  if (transfer === undefined || !TAKES_SLIPS.test(transfer.iban)) return undefined
  return {
    amount: paymentDue(order),
    iban: transfer.iban,
    reference: creditorReference(order.number),
    message: order.number,
    creditor,
    debtor: debtorOf(order.billingAddress),
    locale,
  }
}
