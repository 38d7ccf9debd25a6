import type { TaskEither } from 'fp-ts/TaskEither'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Chooses a way to ship by its key; its price joins the total (Commerce §7). */
export type SetShipping = (cartToken: CartToken, key: string) => TaskEither<Failure, Cart>
export const SetShipping = token<SetShipping>('SetShipping')
