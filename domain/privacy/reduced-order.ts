import type { Address } from '../address/address.ts'
import type { CartToken } from '../cart/cart.ts'
import type { Email } from '../customer/email.ts'
import type { Order, OrderLine, OrderStatus, OrderToken } from '../order/order.ts'
import type { Payment } from '../payment/payment.ts'
import type { Refund } from '../payment/refund.ts'
import { variantId } from '../product/variant.ts'

/** What opens an order from now on: names that nobody was ever given. */
export type NewNames = { readonly token: OrderToken; readonly cartToken: CartToken }

/** Nobody's mailbox, under a name that can never be one (RFC 2606). */
export const ERASED_EMAIL = 'erased@erased.invalid' as Email

const DELIVERED: readonly OrderStatus[] = ['shipped', 'delivered', 'cancelled', 'returned']

const DAY = 24 * 3_600_000
const ANSWERED_WITHIN = 7 * DAY

const isOpen = (now: Date) => ({ status, startedAt }: Payment): boolean =>
  status === 'refunding' || (status === 'started' && now.getTime() - Date.parse(startedAt) < ANSWERED_WITHIN)

/** By then goods have arrived, or their buyer said that they did not; days from the order. */
const ARRIVES_WITHIN = 180

/** Which orders nothing is delivered for any more, by status or by age; what waits for its money is given up by a clock of its own. */
export const deliveryOver = (now: Date) => ({
  statuses: DELIVERED,
  placedBefore: new Date(now.getTime() - ARRIVES_WITHIN * DAY),
  butNot: 'payment_pending' satisfies OrderStatus,
})

const isDeliveryOver = ({ status, createdAt }: Order, now: Date): boolean => {
  const { statuses, placedBefore, butNot } = deliveryOver(now)
  return statuses.includes(status) || (new Date(createdAt) < placedBefore && status !== butNot)
}

/** Nothing is to be delivered, paid or given back any more. */
export const isOrderDone = (
  order: Order, { payments, refunds }: { readonly payments: readonly Payment[]; readonly refunds: readonly Refund[] }, now: Date,
): boolean => isDeliveryOver(order, now) && !payments.some(isOpen(now)) && !refunds.some(({ state }) => state === 'asked')

/** Nobody's session finds it any more, and its points are gone; what its delivery needs is still there. */
export const withoutOwner = ({
  accountId: _who, orderedBy: _browser, bonusPoints: _points, nextReminderDate: _day, ...order
}: Order): Order => order

// What was bought and for how much. Of a lens the values are about health, and no book needs them.
const reducedLine = ({ createdFrom: _from, fk: _key, eye: _eye, ...line }: OrderLine): OrderLine =>
  ({ ...line, option: {}, variantId: variantId(line.productId, {}) })

/** Who was billed, and where: what an invoice must say. */
const billed = ({ salutation: _s, additionalInfo: _a, phoneNumber: _p, birthday: _b, ...address }: Address): Address => address

/** Where it went decides on the tax; to whom, nobody needs to know any more. */
const delivered = ({ postcode, city, countryCode }: Address): Address =>
  ({ firstName: '', lastName: '', street: '', postcode, city, countryCode })

/**
 * An order as the law wants books to be kept: number, day, goods, amounts, and who was billed. What it was opened by is gone, and so
 * is what only its delivery needed.
 */
export const reducedOrder = (order: Order, names: NewNames): Order => {
  const { comment: _said, milesAndMoreNumber: _miles, tracking: _parcel, parcels: _parcels, ...kept } = withoutOwner(order)
  return {
    ...kept,
    ...names,
    email: ERASED_EMAIL,
    billingAddress: billed(order.billingAddress),
    shippingAddress: delivered(order.shippingAddress),
    lines: order.lines.map(reducedLine),
    // Money that still comes for an order that was given up goes back: there is nobody left to deliver it to.
    ...(order.status === 'cancelled' ? { cancelledBy: 'shop' } : {}),
  }
}
