import type { TaskEither } from 'fp-ts/TaskEither'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** The cart of a token, as it is kept (Commerce §7). */
export type ShowCart = (cartToken: CartToken) => TaskEither<Failure, Cart>
export const ShowCart = token<ShowCart>('ShowCart')
