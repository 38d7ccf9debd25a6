import type { IntlShape } from 'react-intl'
import { isOptionKey } from '../../domain/prescription/lens-option.ts'
import type { CountedBy } from '../../domain/product/counted-by.ts'
import { COUNTED_MESSAGES } from '../listing/counted-messages.ts'
import { formatText } from '../messages/format-text.ts'
import type { FieldProblem } from './field-problem.ts'
import { EYE_MESSAGES, OPTION_MESSAGES } from './option-messages.ts'
import { problemMessage } from './problem-message.ts'

const fieldLabel = (intl: IntlShape, name: string, unit: CountedBy): string | undefined => {
  const key = name.replace(/^[rl]_/, '')
  if (!isOptionKey(key) && key !== 'quantity') return undefined
  const label = intl.formatMessage({ id: key === 'quantity' ? COUNTED_MESSAGES[unit].name : OPTION_MESSAGES[key] })
  return key === name ? label : `${intl.formatMessage({ id: EYE_MESSAGES[name.startsWith('r_') ? 'right' : 'left'] })}, ${label}`
}

/** The text of a problem for the error summary: with eye and field, since both eyes have the same fields. */
export const namedProblem = (intl: IntlShape, name: string, problem: FieldProblem, unit: CountedBy): string => {
  const field = fieldLabel(intl, name, unit)
  const text = formatText(intl, problemMessage(problem), unit)
  return field === undefined ? text : intl.formatMessage({ id: 'checkout.problem_of' }, { field, problem: text })
}
