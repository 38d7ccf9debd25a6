import type { TaskEither } from 'fp-ts/TaskEither'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Chooses how to pay; nothing to pay skips the choice (Commerce §4). */
export type SetPayment = (cartToken: CartToken, method: string) => TaskEither<Failure, Cart>
export const SetPayment = token<SetPayment>('SetPayment')
