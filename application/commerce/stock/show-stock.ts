import type { TaskEither } from 'fp-ts/TaskEither'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { VariantStock } from '../../../domain/stock/variant-stock.ts'
import { token } from '../../token.ts'
import type { At } from '../shop/at.ts'

export type VariantQuestion = { readonly productId: ProductId; readonly option: LensOption; readonly quantity: number }

/** What is on hand and when it would arrive, one answer a question, in the same order (Commerce §7). */
export type ShowStock = (questions: readonly VariantQuestion[], at: At) => TaskEither<Failure, readonly VariantStock[]>
export const ShowStock = token<ShowStock>('ShowStock')
