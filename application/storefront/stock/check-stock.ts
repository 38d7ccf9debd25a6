import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Shipment } from '../../../domain/delivery/shipment.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { VariantStock } from '../../../domain/stock/variant-stock.ts'
import { token } from '../../token.ts'
import type { StockGateway, StockQuery } from './stock-gateway.port.ts'

/** Stock and arrival of the chosen variants, one result per query. */
export type CheckStock = (queries: readonly StockQuery[], shipment?: Shipment) => TaskEither<Failure, readonly VariantStock[]>
export const CheckStock = token<CheckStock>('CheckStock')

export const makeCheckStock = (deps: { readonly stock: StockGateway }): CheckStock => deps.stock.stock
