import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/refusal.ts'
import type { VariantStock } from '../../../domain/stock/variant-stock.ts'
import { token } from '../../token.ts'
import type { StockGateway, StockQuestion } from './stock-gateway.port.ts'

/** Stock and arrival of chosen variants, one answer a question. */
export type CheckStock = (questions: readonly StockQuestion[]) => TaskEither<Failure, readonly VariantStock[]>
export const CheckStock = token<CheckStock>('CheckStock')

export const makeCheckStock = (deps: { readonly stock: StockGateway }): CheckStock => deps.stock.stock
