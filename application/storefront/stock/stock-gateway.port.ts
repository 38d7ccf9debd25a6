import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Shipment } from '../../../domain/delivery/shipment.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { VariantStock } from '../../../domain/stock/variant-stock.ts'
import { token } from '../../token.ts'

export type StockQuestion = { readonly productId: ProductId; readonly option: LensOption; readonly quantity: number }

/** What is on hand and when it would arrive as it is shipped, one answer a question, in the same order (Commerce §7, delivery dates). */
export interface StockGateway {
  readonly stock: (questions: readonly StockQuestion[], shipment?: Shipment) => TaskEither<Failure, readonly VariantStock[]>
}
export const StockGateway = token<StockGateway>('StockGateway')
