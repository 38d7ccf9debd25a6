import type { ProductRefusal } from '../../../domain/product/product-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const productWords: WordsFor<ProductRefusal> = {
  NotForSale: () => message('error.not_for_sale'),
  SaleStopped: () => message('error.sale_stopped'),
  Discontinued: () => message('error.discontinued'),
}
