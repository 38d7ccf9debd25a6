import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CartLinkToken } from '../../../domain/cart/cart-link.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Abandoned carts by the links to them, through the API. Each response is the visitor's whole cart. */
export interface AbandonedCartGateway {
  readonly merge: (carts: { readonly abandoned: CartLinkToken; readonly latest: CartToken }) => TaskEither<Failure, Cart>
  /** `latest`: the current cart, if any. */
  readonly setCurrent: (link: CartLinkToken, latest?: CartToken) => TaskEither<Failure, Cart>
}
export const AbandonedCartGateway = token<AbandonedCartGateway>('AbandonedCartGateway')
