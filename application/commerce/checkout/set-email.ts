import type { TaskEither } from 'fp-ts/TaskEither'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Notes the shopper's e-mail; the address comes next (Commerce §4, decision A69). */
export type SetEmail = (cartToken: CartToken, email: string) => TaskEither<Failure, Cart>
export const SetEmail = token<SetEmail>('SetEmail')
