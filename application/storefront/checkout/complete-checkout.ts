import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { withDisplayedPayment } from '../../../domain/cart/cart-digest.ts'
import { isNothingToPay } from '../../../domain/checkout/nothing-to-pay.ts'
import type { ListedAlias } from '../../../domain/payment/listed-alias.ts'
import { isExpired } from '../../../domain/payment/payment-alias.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { ChangeCart } from '../cart/change-cart.ts'
import type { CardChoice, Placed, PlaceOrder } from '../order/place-order.ts'
import type { Shop } from '../shop/shop.ts'
import type { Today } from '../shop/today.port.ts'

/** A saved card by its alias, or a payment method whose card may be saved. */
export type PaymentChoice =
  | { readonly _tag: 'SavedCard'; readonly alias: string }
  | { readonly _tag: 'Method'; readonly method: string; readonly savesCard: boolean }

/** Chooses the payment method and orders the cart. An expired or unknown saved card is refused before anything changes. */
export type CompleteCheckout = (choice: PaymentChoice, consent: Parameters<PlaceOrder>[0]) => TE.TaskEither<Failure, Placed>
export const CompleteCheckout = token<CompleteCheckout>('CompleteCheckout')

type Deps = {
  readonly shop: Pick<Shop, 'checkout' | 'payment'>
  readonly today: Today
  readonly changeCart: ChangeCart
  readonly placeOrder: PlaceOrder
}

type Payment = { readonly method: string; readonly card: CardChoice }

const bySavedCard = ({ shop, today }: Deps, alias: string): TE.TaskEither<Failure, Payment> =>
  pipe(
    shop.payment.getCustomerPaymentAlias({}),
    TE.orElse(() => TE.right<Failure, readonly ListedAlias[]>([])),
    TE.flatMap((cards): TE.TaskEither<Failure, Payment> => {
      const card = cards.find((saved) => saved.alias === alias)
      if (card === undefined) return TE.left({ _tag: 'NotFound', what: 'payment_alias' })
      return isExpired(card, today()) ? TE.left({ _tag: 'CardExpired' }) : TE.right({ method: card.method, card: { alias } })
    }),
  )

const paymentOf = (deps: Deps, choice: PaymentChoice): TE.TaskEither<Failure, Payment> =>
  choice._tag === 'SavedCard'
    ? bySavedCard(deps, choice.alias)
    : TE.right({ method: choice.method, card: choice.savesCard ? { savesCard: true } : {} })

// After a second click the cart is ordered already, or does not exist any more: placing it again returns the same order.
const isOrderedAlready = (failure: Failure): boolean => failure._tag === 'CartCompleted' || failure._tag === 'NotFound'

const choose = ({ shop, changeCart }: Deps, method: string): TE.TaskEither<Failure, unknown> =>
  pipe(
    changeCart((cartToken) => shop.checkout.updatePaymentMethod({ token: cartToken, method })),
    TE.orElseW((failure) => (isOrderedAlready(failure) ? TE.right(undefined) : TE.left(failure))),
  )

export const makeCompleteCheckout =
  (deps: Deps): CompleteCheckout =>
  (choice, consent) =>
    pipe(
      paymentOf(deps, choice),
      TE.tap(({ method }) => choose(deps, method)),
      TE.flatMap(({ method, card }) => {
        const displayed = isNothingToPay(consent.expectedTotal) ? undefined : method
        return deps.placeOrder({ ...consent, digest: withDisplayedPayment(consent.digest, displayed) }, card)
      }),
    )
