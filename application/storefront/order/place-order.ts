import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartDigest } from '../../../domain/cart/cart-digest.ts'
import type { Money } from '../../../domain/money/money.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { CartTokenKeeper } from '../cart/cart-token-keeper.port.ts'
import { onRememberedCart } from '../cart/on-remembered-cart.ts'
import type { CardChoice, OrderGateway } from './order-gateway.port.ts'
import type { PurchaseTraces } from '../cart/purchase-traces.port.ts'

/** Where the shopper goes after ordering: to the payment page if there is one, otherwise to the thank-you page. */
export type Placed = { readonly orderToken: OrderToken; readonly paymentPage?: string }

/** Orders the visitor's cart with obligation to pay. Afterwards there is no cart (Commerce §4). */
export type PlaceOrder = (consent: {
  readonly termsAccepted: boolean
  readonly expectedTotal: Money
  /** What the page showed; if anything differs, the order is refused with the changes. */
  readonly digest: CartDigest
  readonly comment?: string
}, card?: CardChoice) => TE.TaskEither<Failure, Placed>
export const PlaceOrder = token<PlaceOrder>('PlaceOrder')

type Deps = { readonly orders: OrderGateway; readonly keeper: CartTokenKeeper; readonly store: CartStore; readonly traces: PurchaseTraces }

const isWithoutCart = (failure: Failure): boolean => failure._tag === 'NotFound' && failure.what === 'cart'

const clearCart = (deps: Deps): void => {
  deps.keeper.clear()
  deps.traces.clear()
  deps.store.cleared()
}

// A payment page that cannot be opened must not undo the order: the thank-you page offers to pay again.
const paymentPage = (deps: Deps, orderToken: OrderToken, card?: CardChoice): TE.TaskEither<Failure, Placed> =>
  pipe(
    deps.orders.startPayment(orderToken, undefined, card),
    TE.orElse(() => TE.right<Failure, string | undefined>(undefined)),
    TE.map((page) => ({ orderToken, ...(page === undefined ? {} : { paymentPage: page }) })),
  )

const placed = (deps: Deps, consent: Parameters<PlaceOrder>[0]): TE.TaskEither<Failure, OrderToken> =>
  pipe(
    onRememberedCart(deps.keeper)((cartToken) => deps.orders.place(cartToken, consent)),
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
