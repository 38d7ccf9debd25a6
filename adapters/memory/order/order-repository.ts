import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { OrderRepository, OrderNotFound, Payer, Placement } from '../../../application/commerce/order/order-repository.port.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import { completeCart } from '../../../domain/order/complete-cart.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import { canOrder } from '../../../domain/stock/can-order.ts'
import type { SaleStopped } from '../../../domain/product/product-refusal.ts'
import type { SubscriptionNotFound } from '../../../application/commerce/subscription/subscriptions.port.ts'
import type { StopOrder } from '../../../domain/stock/stock-refusal.ts'
import { orderPlaced } from '../../../domain/webhook/webhook-event.ts'
import { atomically } from '../atomically.ts'
import { cartIn } from '../cart/cart-repository.ts'
import { couponFree, redeemCoupon } from '../coupon/coupon-repository.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { ShopState } from '../shop-state.ts'
import { isUnchanged, settleSubscription } from '../subscription/settle-subscription.ts'
import { moveStock, stockIn } from '../stock/stock-ledger.ts'

type Reservation = Placement['reservations'][number]

const perVariant = (reservations: readonly Reservation[]): readonly Reservation[] =>
  [...Map.groupBy(reservations, (reservation) => reservation.variantId)].map(([variantId, ofVariant]) => ({
    variantId,
    quantity: ofVariant.reduce((sum, reservation) => sum + reservation.quantity, 0),
  }))

const requireStock = (state: ShopState, placement: Placement): E.Either<StopOrder, Placement> =>
  pipe(
    perVariant(placement.reservations),
    E.traverseArray(({ variantId, quantity }) => canOrder(stockIn(state, variantId), quantity)),
    E.map(() => placement),
  )

const requireSale = ({ saleStops }: ShopState, placement: Placement): E.Either<SaleStopped, Placement> =>
  placement.order.lines.some(({ productId }) => saleStops.get(productId) !== undefined)
    ? E.left({ _tag: 'SaleStopped' })
    : E.right(placement)

const requireUnchanged = (state: ShopState, { renewal }: Placement): E.Either<SubscriptionNotFound, void> =>
  renewal === undefined || isUnchanged(state, renewal) ? E.right(undefined) : E.left({ _tag: 'NotFound', what: 'subscription' })

const writePlacement =
  (state: ShopState, cart: Cart) =>
  ({ order, reservations, mails, coupon, renewal, network }: Placement): Order => {
    const units = perVariant(reservations)
    moveStock(state, units, -1)
    state.reservations.set(order.token, { units, isReleased: false })
    redeemCoupon(state, order, coupon)
    state.orders.set(order.token, order)
    if (network !== undefined) state.orderNetworks.set(order.token, network)
    state.ordersOfCarts.set(cart.token, order.token)
    state.carts.set(cart.token, completeCart(cart))
    state.webhookEvents.push(orderPlaced(order))
    storeMails(state, mails)
    if (renewal !== undefined) settleSubscription(state, renewal)
    return order
  }

const orderIn = (state: ShopState, token: OrderToken | undefined): E.Either<OrderNotFound, Order> =>
  E.fromNullable<OrderNotFound>({ _tag: 'NotFound', what: 'order' })(token && state.orders.get(token))

const earlierOf = ({ orders }: ShopState, payer: Payer | undefined): readonly Order[] =>
  payer === undefined
    ? []
    : [...orders.values()]
        .filter(({ email, accountId }) =>
          customerKey(email) === payer.customer || (accountId !== undefined && accountId === payer.owner))
        .toSorted((left, right) => right.createdAt.localeCompare(left.createdAt) || right.id - left.id)

const unpaidOfNetwork = ({ orders, orderNetworks }: ShopState, payer: Payer | undefined): readonly Order[] =>
  payer?.network === undefined
    ? []
    : [...orders.values()].filter(({ token, status }) => status === 'payment_pending' && orderNetworks.get(token) === payer.network)

export const openOrderRepository = (state: ShopState): OrderRepository => ({
  place: <Refused>(
    token: Cart['token'],
    decide: (cart: Cart, sequence: number, earlier: readonly Order[], ofNetwork: readonly Order[]) => E.Either<Refused, Placement>,
    payerOf?: (cart: Cart) => Payer | undefined,
  ) =>
    atomically(() =>
      pipe(
        orderIn(state, state.ordersOfCarts.get(token)),
        E.orElse(() =>
          pipe(
            cartIn(state, token),
            E.flatMap((cart) =>
              pipe(
                decide(cart, state.orders.size + 1, earlierOf(state, payerOf?.(cart)), unpaidOfNetwork(state, payerOf?.(cart))),
                E.tap(({ coupon }) => couponFree(state, coupon)),
                E.tap((placement) => requireUnchanged(state, placement)),
                E.tap((placement) => requireSale(state, placement)),
                E.flatMap((placement) => requireStock(state, placement)),
                E.map(writePlacement(state, cart)),
              ),
            ),
          ),
        ),
      ),
    ),
  order: (token) => atomically(() => orderIn(state, token)),
  orderOfCart: (token) => atomically(() => orderIn(state, state.ordersOfCarts.get(token))),
})
