import type { TaskEither } from 'fp-ts/TaskEither'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Takes a line out and answers the whole cart (Commerce §7). Never refused for stock. */
export type RemoveItem = (cartToken: CartToken, lineId: string) => TaskEither<Failure, Cart>
export const RemoveItem = token<RemoveItem>('RemoveItem')
