import type { StockRefusal } from '../../../domain/stock/stock-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const stockWords: WordsFor<StockRefusal> = {
  StopOrder: ({ stock }) =>
    stock > 0 ? message('product.stock.reduce_stock', { count: stock }) : message('reset_password.something_went_wrong'),
  SoldOut: () => message('error.sold_out'),
}
