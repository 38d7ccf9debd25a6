import { DEFAULT_LOCALE } from '../../domain/shop/locale.ts'
import type { Message } from '../messages/message.ts'
import { quantityWords } from '../messages/refusals/quantity-words.ts'
import { stockWords } from '../messages/refusals/stock-words.ts'
import { inWords } from '../messages/refusals/words-for.ts'
import type { FieldProblem } from './field-problem.ts'

/** The message of a problem beside its field. */
export const problemMessage = (problem: FieldProblem): Message => {
  switch (problem._tag) {
    case 'NotAValue':
      return { id: 'product.not_a_value', values: { text: problem.text } }
    case 'ValueMissing':
      return { id: 'product.value_missing', values: {} }
    case 'ValueNotMade':
      return { id: 'product.value_unavailable', values: { value: problem.value } }
    case 'CombinationNotMade':
      return { id: 'product.combination_unavailable', values: {} }
    case 'Dropped':
      return { id: 'product.value_cleared', values: { value: problem.value } }
    case 'NothingChosen':
      return { id: 'product.nothing_chosen', values: {} }
    case 'AboveMaximum':
      return inWords(quantityWords, problem._tag, problem, DEFAULT_LOCALE)
    case 'StopOrder':
      return inWords(stockWords, problem._tag, problem, DEFAULT_LOCALE)
  }
}
