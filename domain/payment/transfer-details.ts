import type { Money } from '../money/money.ts'
import type { Order } from '../order/order.ts'
import { isPaymentDue, paymentDue } from '../order/payment-due.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { zurichTime } from '../shop/zurich-time.ts'
import { creditorReference } from './creditor-reference.ts'

/** The bank details of a payment in advance; `dueDay` is yyyy-MM-dd, IBAN and reference in groups of four. */
export type TransferDetails = {
  readonly amount: Money
  readonly iban: string
  readonly holder: readonly string[]
  readonly reference: string
  readonly message: string
  readonly dueDay: string
}

const inFours = (text: string): string => text.replace(/.{4}(?=.)/g, '$& ')

const DAY = 24 * 3_600_000

/** How to pay an order that awaits a transfer; `undefined` for any other, and if the shop has no account. */
export const transferDetails = (order: Order, { transfer, details }: ShopSettings): TransferDetails | undefined => {
  if (order.paymentMethod !== 'prepayment' || order.status === 'cancelled' || !isPaymentDue(order)) return undefined
  if (transfer === undefined || details === undefined) return undefined
  return {
    amount: paymentDue(order),
    iban: inFours(transfer.iban),
    holder: [details.company, ...details.address],
    reference: inFours(creditorReference(order.number)),
    message: order.number,
    dueDay: zurichTime(new Date(new Date(order.createdAt).getTime() + transfer.days * DAY)).day,
  }
}
