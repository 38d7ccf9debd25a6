import type { IntlShape } from 'react-intl'
import { isOptionKey } from '../../domain/prescription/lens-option.ts'
import { say } from '../messages/say.ts'
import type { FieldProblem } from './field-problem.ts'
import { EYE_MESSAGES, OPTION_MESSAGES } from './option-messages.ts'
import { problemMessage } from './problem-message.ts'

const fieldLabel = (intl: IntlShape, name: string): string | undefined => {
  const key = name.replace(/^[rl]_/, '')
  if (!isOptionKey(key) && key !== 'quantity') return undefined
  const label = intl.formatMessage({ id: key === 'quantity' ? 'product.quantity' : OPTION_MESSAGES[key] })
  return key === name ? label : `${intl.formatMessage({ id: EYE_MESSAGES[name.startsWith('r_') ? 'right' : 'left'] })}, ${label}`
}

/** A problem for the list of errors: with its eye and field, since both eyes have the same fields. */
export const namedProblem = (intl: IntlShape, name: string, problem: FieldProblem): string => {
  const field = fieldLabel(intl, name)
  const text = say(intl, problemMessage(problem))
  return field === undefined ? text : intl.formatMessage({ id: 'checkout.problem_of' }, { field, problem: text })
}
