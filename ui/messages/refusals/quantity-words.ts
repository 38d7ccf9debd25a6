import type { QuantityRefusal } from '../../../domain/quantity/quantity-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const quantityWords: WordsFor<QuantityRefusal> = {
  NotAQuantity: () => message('error.not_a_quantity'),
  AboveMaximum: ({ maximum }) => message('error.maximum_quantity_exceeded', { maximum }),
}
