import type { TaskEither } from 'fp-ts/TaskEither'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Sets how many packs a line holds and answers the whole cart (Commerce §7). */
export type ChangeItemQuantity = (cartToken: CartToken, lineId: string, quantity: unknown) => TaskEither<Failure, Cart>
export const ChangeItemQuantity = token<ChangeItemQuantity>('ChangeItemQuantity')
