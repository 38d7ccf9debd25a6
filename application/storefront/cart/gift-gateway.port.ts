import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Free goods on the far side. */
export interface GiftGateway {
  /** Takes the trials out of the cart for good and answers the whole cart. */
  readonly optOut: (token: CartToken) => TaskEither<Failure, Cart>
}
export const GiftGateway = token<GiftGateway>('GiftGateway')
