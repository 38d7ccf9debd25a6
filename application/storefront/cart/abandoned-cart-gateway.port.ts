import type { TaskEither } from 'fp-ts/TaskEither'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Carts that were left behind, on the far side. Every answer is the visitor's whole cart. */
export interface AbandonedCartGateway {
  readonly merge: (carts: { readonly abandoned: CartToken; readonly latest: CartToken }) => TaskEither<Failure, Cart>
  readonly setCurrent: (token: CartToken) => TaskEither<Failure, Cart>
}
export const AbandonedCartGateway = token<AbandonedCartGateway>('AbandonedCartGateway')
