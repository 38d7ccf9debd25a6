import type { TaskEither } from 'fp-ts/TaskEither'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { At } from '../shop/at.ts'

/** A new, empty cart under an unguessable token (Commerce §7). */
export type CreateCart = (at: At) => TaskEither<Failure, Cart>
export const CreateCart = token<CreateCart>('CreateCart')
