import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { cartContract } from '../../contract/cart.ts'
import type { checkoutContract } from '../../contract/checkout.ts'
import type { FailureOf } from '../../contract/operation.ts'
import type { orderContract } from '../../contract/order.ts'
import type { paymentContract } from '../../contract/payment.ts'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { closeCart } from '../../../domain/cart/close-cart.ts'
import type { Order } from '../../../domain/order/order.ts'
import { isPayableOnline } from '../../../domain/payment/methods-open-to.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import { checkDueOn, withoutNextDelivery } from '../../../domain/subscription/subscription.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { makeAddToCart } from '../cart/add-to-cart.ts'
import { storeNewCart, type NewCartDeps } from '../cart/create-cart.ts'
import { makeOptOutOfProducts } from '../cart/opt-out-of-products.ts'
import { makeSetAddresses } from '../checkout/set-addresses.ts'
import { makeSetEmail } from '../checkout/set-email.ts'
import { makeUpdatePaymentMethod } from '../checkout/update-payment-method.ts'
import { makeUpdateShippingMethod } from '../checkout/update-shipping-method.ts'
import { makePlaceCartOrder } from '../order/place-cart-order.ts'
import type { Renewal } from '../order/renewal.ts'
import { ownAlias, type AliasDeps } from '../payment/own-alias.ts'
import type { LeasedSubscription } from './due-subscriptions.port.ts'

/** Everything that the steps of a purchase refuse. */
export type DeliveryFailure = FailureOf<
  | typeof cartContract.addToCart | typeof checkoutContract.updateOrder | typeof checkoutContract.updateShippingMethod
  | typeof checkoutContract.updatePaymentMethod | typeof orderContract.createOrder | typeof paymentContract.createPayment
>

/**
 * Orders the next delivery of a leased subscription like any order: a cart, its items at today's prices, addresses, shipping and payment
 * as offered today, and the order placement with all its checks. The order and the next day are written together, so that a delivery is
 * ordered once.
 */
export type OrderDelivery = (leased: LeasedSubscription, today: string) => TE.TaskEither<DeliveryFailure, Order>

export type OrderDeps =
  & NewCartDeps & Parameters<typeof makeOptOutOfProducts>[0] & Parameters<typeof makeAddToCart>[0]
  & Parameters<typeof makeSetEmail>[0] & Parameters<typeof makeSetAddresses>[0] & Parameters<typeof makeUpdateShippingMethod>[0]
  & Parameters<typeof makeUpdatePaymentMethod>[0] & Parameters<typeof makePlaceCartOrder>[0] & AliasDeps

const fillCart = (
  deps: OrderDeps, token: CartToken, { subscription, customer }: LeasedSubscription,
): TE.TaskEither<DeliveryFailure, unknown> => {
  const { lines, billingAddress: billing, shippingAddress: shipping, shippingMethod, paymentMethod, accountId } = subscription
  const items = lines.map(({ productId, eye, option, quantity }) => ({ productId, option, quantity, ...omitUndefined({ eye }) }))
  return pipe(
    makeOptOutOfProducts(deps)({}, { token }),
    TE.flatMap(() => makeAddToCart(deps)({}, { token, items })),
    TE.flatMap(() => makeSetEmail(deps)(token, customer.email)),
    TE.flatMap(() => makeSetAddresses(deps)(token, { billing, shipping }, accountId)),
    TE.flatMap(() => makeUpdateShippingMethod(deps)({}, { token, key: shippingMethod })),
    TE.flatMap(() => makeUpdatePaymentMethod(deps)({ owner: accountId }, { token, method: paymentMethod })),
  )
}

/** A refused cart is not used again. */
const deleteCart = (deps: OrderDeps, token: CartToken) => <Refused>(failure: Refused): TE.TaskEither<Refused, Order> =>
  pipe(
    deps.carts.change(token, (cart) => E.right(closeCart(cart))),
    TE.orElseW(() => TE.right(undefined)),
    TE.flatMap(() => TE.left(failure)),
  )

/** A delivery to be charged to a saved card stays the next one until it is paid. */
const renew = ({ subscription, version }: LeasedSubscription, today: string) => (order: Order): Renewal => {
  const next = isPayableOnline(order) ? { ...subscription, orderToken: order.token } : withoutNextDelivery(subscription, today)
  return { version, subscription: next, dueOn: checkDueOn(next) }
}

/** A removed or expired card stops the delivery before anything is ordered. */
const checkCard = (deps: OrderDeps, { subscription: { accountId, alias } }: LeasedSubscription): TE.TaskEither<
  FailureBy<'CardExpired' | 'NotFound'>, unknown
> =>
  alias === undefined ? TE.right(undefined) : ownAlias(deps)(accountId, alias)

export const orderDelivery =
  (deps: OrderDeps): OrderDelivery =>
  (leased, today) => {
    const { subscription: { brandChannel, locale, accountId } } = leased
    return pipe(
      checkCard(deps, leased),
      TE.flatMap(() => storeNewCart(deps)({ brandChannel, locale })),
      TE.flatMap(({ token }) => pipe(
        fillCart(deps, token, leased),
        TE.flatMap(() => makePlaceCartOrder(deps)(token, { termsAccepted: true }, accountId, { renew: renew(leased, today) })),
        TE.orElse(deleteCart(deps, token)),
      )),
    )
  }
