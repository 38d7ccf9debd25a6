import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ConsentToCart } from '../../contract/order.ts'
import type { PaymentInput } from '../../contract/payment.ts'
import { token } from '../../token.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { CartTokenKeeper } from '../cart/cart-token-keeper.port.ts'
import { onRememberedCart } from '../cart/on-remembered-cart.ts'
import type { Shop } from '../shop/shop.ts'
import type { PurchaseTraces } from '../cart/purchase-traces.port.ts'

/** Pays with a saved card, or saves the card for the next time. */
export type CardChoice = Pick<PaymentInput, 'alias' | 'savesCard'>

/** Where the shopper goes after ordering: to the payment page if there is one, otherwise to the thank-you page. */
export type Placed = { readonly orderToken: OrderToken; readonly paymentPage?: string }

/** Orders the visitor's cart with obligation to pay. Afterwards there is no cart (Commerce §4). */
export type PlaceOrder = (
  consent: ConsentToCart & Required<Pick<ConsentToCart, 'expectedTotal'>>, card?: CardChoice,
) => TE.TaskEither<Failure, Placed>
export const PlaceOrder = token<PlaceOrder>('PlaceOrder')

type Deps = {
  readonly shop: Pick<Shop, 'order' | 'payment'>
  readonly keeper: CartTokenKeeper
  readonly store: CartStore
  readonly traces: PurchaseTraces
}

const isWithoutCart = (failure: Failure): boolean => failure._tag === 'NotFound' && failure.what === 'cart'

const clearCart = (deps: Deps): void => {
  deps.keeper.clear()
  deps.traces.clear()
  deps.store.cleared()
}

// A payment page that cannot be opened must not undo the order: the thank-you page offers to pay again.
const paymentPage = (deps: Deps, orderToken: OrderToken, card?: CardChoice): TE.TaskEither<Failure, Placed> =>
  pipe(
    deps.shop.payment.createPayment({ token: orderToken, ...card }),
    TE.orElse(() => TE.right<Failure, string | undefined>(undefined)),
    TE.map((page) => ({ orderToken, ...(page === undefined ? {} : { paymentPage: page }) })),
  )

const placed = (deps: Deps, consent: Parameters<PlaceOrder>[0]): TE.TaskEither<Failure, OrderToken> =>
  pipe(
    onRememberedCart(deps.keeper)((cartToken) => deps.shop.order.createOrder({ token: cartToken, consent })),
    TE.tapIO((orderToken) => () => {
      clearCart(deps)
      deps.traces.setOrdered(orderToken)
    }),
    // Clicked again after the cart became an order: that order is the result.
    TE.orElse((failure) => {
      const ordered = isWithoutCart(failure) ? deps.traces.ordered() : undefined
      return ordered === undefined ? TE.left(failure) : TE.right(ordered)
    }),
  )

export const makePlaceOrder =
  (deps: Deps): PlaceOrder =>
  (consent, card) =>
    pipe(
      placed(deps, consent),
      TE.flatMap((orderToken) => paymentPage(deps, orderToken, card)),
    )
