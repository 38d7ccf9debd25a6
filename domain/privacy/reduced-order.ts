import type { Address } from '../address/address.ts'
import type { CartToken } from '../cart/cart.ts'
import type { Email } from '../customer/email.ts'
import type { Order, OrderLine, OrderStatus, OrderToken } from '../order/order.ts'
import type { Payment } from '../payment/payment.ts'
import type { Refund } from '../payment/refund.ts'
import { variantId } from '../product/variant.ts'

/** New tokens of a reduced order, which are never disclosed. */
export type NewTokens = { readonly token: OrderToken; readonly cartToken: CartToken }

/** A placeholder address that can never exist (RFC 2606). */
export const ERASED_EMAIL = 'erased@erased.invalid' as Email

const DELIVERED: readonly OrderStatus[] = ['shipped', 'delivered', 'cancelled', 'returned']

const DAY = 24 * 3_600_000
const DECIDED_WITHIN = 7 * DAY

const isOpen = (now: Date) => ({ status, startedAt }: Payment): boolean =>
  status === 'refunding' || (status === 'started' && now.getTime() - Date.parse(startedAt) < DECIDED_WITHIN)

/** By then the items have arrived, or the buyer has complained; days from the order. */
const ARRIVES_WITHIN = 180

/** Orders whose delivery is over, by status or by age; unpaid orders are cancelled by a separate job. */
export const deliveryOver = (now: Date) => ({
  statuses: DELIVERED,
  placedBefore: new Date(now.getTime() - ARRIVES_WITHIN * DAY),
  exceptStatus: 'payment_pending' satisfies OrderStatus,
})

const isDeliveryOver = ({ status, createdAt }: Order, now: Date): boolean => {
  const { statuses, placedBefore, exceptStatus: butNot } = deliveryOver(now)
  return statuses.includes(status) || (new Date(createdAt) < placedBefore && status !== butNot)
}

/** Nothing is to be delivered, paid or refunded any more. */
export const isOrderDone = (
  order: Order, { payments, refunds }: { readonly payments: readonly Payment[]; readonly refunds: readonly Refund[] }, now: Date,
): boolean => isDeliveryOver(order, now) && !payments.some(isOpen(now)) && !refunds.some(({ state }) => state === 'requested')

/** The order without its owner: no session finds it, and it has no points; the delivery data is still there. */
export const withoutOwner = ({
  accountId: _owner, orderedBy: _browser, bonusPoints: _points, nextReminderDate: _day, ...order
}: Order): Order => order

// Products and prices stay. Lens values are health data and not needed in the books.
const reducedLine = ({ createdFrom: _from, fk: _key, eye: _eye, ...line }: OrderLine): OrderLine =>
  ({ ...line, option: {}, variantId: variantId(line.productId, {}) })

/** The billing name and address, as required on an invoice. */
const reducedBilling = ({ salutation: _s, additionalInfo: _a, phoneNumber: _p, birthday: _b, ...address }: Address): Address => address

/** The place of delivery decides the tax; the recipient is not needed any more. */
const reducedShipping = ({ postcode, city, countryCode }: Address): Address =>
  ({ firstName: '', lastName: '', street: '', postcode, city, countryCode })

/**
 * An order as the books must be kept by law: number, day, items, amounts, and billing address. Its tokens are replaced, and data needed
 * only for delivery is removed.
 */
export const reducedOrder = (order: Order, tokens: NewTokens): Order => {
  const { comment: _comment, milesAndMoreNumber: _miles, tracking: _parcel, parcels: _parcels, ...rest } = withoutOwner(order)
  return {
    ...rest,
    ...tokens,
    email: ERASED_EMAIL,
    billingAddress: reducedBilling(order.billingAddress),
    shippingAddress: reducedShipping(order.shippingAddress),
    lines: order.lines.map(reducedLine),
    // A late payment for a cancelled order is refunded: it cannot be delivered any more.
    ...(order.status === 'cancelled' ? { cancelledBy: 'shop' } : {}),
  }
}
