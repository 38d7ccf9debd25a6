import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { advancedState, type AdvanceRefusal } from '../cart/advanced-state.ts'
import type { Cart, CartLine } from '../cart/cart.ts'
import { withTotals } from '../cart/with-totals.ts'
import { isNothingToPay } from '../checkout/nothing-to-pay.ts'
import type { AccountId } from '../customer/account-id.ts'
import { pointsFor } from '../loyalty/bonus-points.ts'
import type { Money } from '../money/money.ts'
import { sameMoney } from '../money/same-money.ts'
import type { OrderLimit } from '../settings/shop-settings.ts'
import type { BrowserMark } from '../visit/browser-key.ts'
import type { ArrivalRange } from '../stock/stock.ts'
import { isDeliverable } from './deliverable.ts'
import { isOrderLimitReached } from './order-limit.ts'
import type { ConsentRefusal } from './order-refusal.ts'
import type { Order, OrderLine, OrderStatus, OrderToken } from './order.ts'

export type Ordering = {
  readonly token: OrderToken
  readonly id: number
  readonly number: string
  /** The signed-in account; absent for a guest. */
  readonly owner?: AccountId
  /** The browser that orders. */
  readonly browser?: BrowserMark
  /** ISO instant, UTC. */
  readonly now: string
  readonly termsAccepted: boolean
  /** The total shown with the order button; absent if there was no page. */
  readonly expectedTotal?: Money
  readonly orderLimit?: OrderLimit
  readonly arrival?: ArrivalRange
  /** By line id; the parcel arrives with the slowest line. */
  readonly lineArrivals?: ReadonlyMap<string, ArrivalRange>
  readonly comment?: string
}

/** A cart that has everything an order needs. */
type ReadyCart = Cart & Required<Pick<Cart, 'email' | 'billingAddress' | 'shippingAddress' | 'shippingMethod'>>

const isReady = (cart: Cart): cart is ReadyCart =>
  cart.email !== undefined &&
  cart.billingAddress !== undefined &&
  cart.shippingAddress !== undefined &&
  cart.shippingMethod !== undefined &&
  (cart.checkoutState === 'payment_skipped' || cart.paymentMethod !== undefined)

const readyCart = (cart: Cart): E.Either<AdvanceRefusal, ReadyCart> =>
  pipe(
    advancedState(cart, { type: 'order.placed', total: cart.totals.total.cents }),
    E.flatMap(() =>
      isReady(cart)
        ? E.right(cart)
        : E.left<AdvanceRefusal, ReadyCart>({ _tag: 'WrongCheckoutState', state: cart.checkoutState }),
    ),
  )

const isOverLimit = (cart: ReadyCart, orderLimit: OrderLimit): boolean =>
  isOrderLimitReached(cart.totals.total, cart, orderLimit)

/** Other reasons to refuse the order, in the order in which they are reported. */
const consentRefusal = (cart: ReadyCart, ordering: Ordering): ConsentRefusal | undefined => {
  const { total } = cart.totals
  const { expectedTotal, orderLimit } = ordering
  if (!ordering.termsAccepted) return { _tag: 'TermsNotAccepted' }
  if (expectedTotal !== undefined && !sameMoney(expectedTotal, total)) return { _tag: 'TotalChanged', total }
  if (!isDeliverable(cart)) return { _tag: 'NotDeliveredThere' }
  if (orderLimit === undefined || !isOverLimit(cart, orderLimit)) return undefined
  return { _tag: 'OrderLimitReached', limit: orderLimit.limit }
}

/** An invoice is paid after delivery; everything else first. */
const firstStatus = (cart: Cart): OrderStatus =>
  isNothingToPay(cart.totals.total) || cart.paymentMethod === 'invoice' ? 'new' : 'payment_pending'

const withArrival = (line: CartLine, arrival: ArrivalRange | undefined): OrderLine =>
  arrival === undefined ? line : { ...line, arrival }

const orderOf = (cart: ReadyCart, ordering: Ordering): Order => {
  const comment = ordering.comment ?? cart.comment
  const { coupon, discountNote, milesAndMoreNumber } = cart
  return {
    token: ordering.token,
    cartToken: cart.token,
    id: ordering.id,
    ...(ordering.owner === undefined ? {} : { accountId: ordering.owner, bonusPoints: pointsFor(cart) }),
    ...(ordering.browser === undefined ? {} : { orderedBy: ordering.browser }),
    number: ordering.number,
    status: firstStatus(cart),
    currency: cart.currency,
    brandChannel: cart.brandChannel,
    priceChannel: cart.priceChannel,
    locale: cart.locale,
    lines: cart.lines.map((line) => withArrival(line, ordering.lineArrivals?.get(line.id))),
    totals: cart.totals,
    email: cart.email,
    billingAddress: cart.billingAddress,
    shippingAddress: cart.shippingAddress,
    shippingMethod: cart.shippingMethod,
    ...(cart.paymentMethod === undefined ? {} : { paymentMethod: cart.paymentMethod }),
    ...(comment === undefined ? {} : { comment }),
    ...(coupon === undefined || coupon.reason !== undefined ? {} : { coupon: { code: coupon.code } }),
    ...(discountNote === undefined ? {} : { discountNote }),
    ...(milesAndMoreNumber === undefined ? {} : { milesAndMoreNumber }),
    ...(ordering.arrival === undefined ? {} : { arrival: ordering.arrival }),
    createdAt: ordering.now,
  }
}

/**
 * Places the order of a cart: only with a chosen payment, or a skipped one if there is nothing to pay, with e-mail, addresses and
 * shipping method, the terms accepted and an unchanged total (Commerce §4 and §7).
 */
export const makeOrder = (cart: Cart, ordering: Ordering): E.Either<AdvanceRefusal | ConsentRefusal, Order> =>
  pipe(
    readyCart(withTotals(cart)),
    E.flatMap((ready) => {
      const refusal = consentRefusal(ready, ordering)
      return refusal === undefined ? E.right(orderOf(ready, ordering)) : E.left(refusal)
    }),
  )
