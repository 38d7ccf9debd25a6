import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Coupon and miles of a cart, through the API; each response is the whole cart. */
export interface PromotionGateway {
  readonly applyCoupon: (token: CartToken, code: string) => TaskEither<Failure, Cart>
  readonly removeCoupon: (token: CartToken) => TaskEither<Failure, Cart>
  readonly setMilesNumber: (token: CartToken, number: string) => TaskEither<Failure, Cart>
  readonly removeMilesNumber: (token: CartToken) => TaskEither<Failure, Cart>
}
export const PromotionGateway = token<PromotionGateway>('PromotionGateway')
