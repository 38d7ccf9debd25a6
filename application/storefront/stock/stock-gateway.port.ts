import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Shipment } from '../../../domain/delivery/shipment.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { VariantStock } from '../../../domain/stock/variant-stock.ts'
import { token } from '../../token.ts'

export type StockQuery = { readonly productId: ProductId; readonly option: LensOption; readonly quantity: number }

/** Stock on hand and arrival by shipment, one result per query, in the same order (Commerce §7, delivery dates). */
export interface StockGateway {
  readonly stock: (queries: readonly StockQuery[], shipment?: Shipment) => TaskEither<Failure, readonly VariantStock[]>
}
export const StockGateway = token<StockGateway>('StockGateway')
