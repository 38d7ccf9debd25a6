import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Loads the visitor's cart into the store. */
export type LoadCart = () => TaskEither<Failure, Cart | undefined>
export const LoadCart = token<LoadCart>('LoadCart')
