import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Shipment } from '../../../domain/delivery/shipment.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { VariantStock } from '../../../domain/stock/variant-stock.ts'
import { token } from '../../token.ts'
import type { StockGateway, StockQuestion } from './stock-gateway.port.ts'

/** Stock and arrival of chosen variants as they are shipped, one answer a question. */
export type CheckStock = (questions: readonly StockQuestion[], shipment?: Shipment) => TaskEither<Failure, readonly VariantStock[]>
export const CheckStock = token<CheckStock>('CheckStock')

export const makeCheckStock = (deps: { readonly stock: StockGateway }): CheckStock => deps.stock.stock
