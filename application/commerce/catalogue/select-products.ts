import type { TaskEither } from 'fp-ts/TaskEither'
import type { ProductCard } from '../../../domain/product/product-card.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { At } from '../shop/at.ts'

/** Cards of named products in the order asked for, without those that cost nothing or cannot be bought (Commerce §7). */
export type SelectProducts = (ids: readonly ProductId[], at: At) => TaskEither<Failure, readonly ProductCard[]>
export const SelectProducts = token<SelectProducts>('SelectProducts')
