import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Free items, through the API. */
export interface GiftGateway {
  /** Removes the trials from the cart permanently; the response is the whole cart. */
  readonly optOut: (token: CartToken) => TaskEither<Failure, Cart>
}
export const GiftGateway = token<GiftGateway>('GiftGateway')
