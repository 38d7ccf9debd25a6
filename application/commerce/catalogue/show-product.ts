import type { TaskEither } from 'fp-ts/TaskEither'
import type { ProductDetail } from '../../../domain/product/product-detail.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { At } from '../shop/at.ts'

/** Everything about one product; one that is switched off is not found (Commerce §7, decision A39). */
export type ShowProduct = (id: ProductId, at: At) => TaskEither<Failure, ProductDetail>
export const ShowProduct = token<ShowProduct>('ShowProduct')
