import { formatOptionValue } from '../../domain/prescription/format-option-value.ts'
import { EYES, OPTION_KEYS } from '../../domain/prescription/lens-option.ts'
import { fieldName } from './field-problem.ts'
import type { LensChoices } from './lens-choices.ts'
import { sentFields } from './sent-fields.ts'
import type { SentFields } from './sent-fields.ts'

/** The choices as fields of the form. */
export const choicesAsFields = ({ form, isPerEye }: LensChoices): SentFields =>
  Object.fromEntries(EYES.filter((eye) => isPerEye || eye === 'right').flatMap((eye) => {
    const { chosen, quantity } = form.eyes[eye]
    const values = OPTION_KEYS.flatMap((key) => {
      const value = chosen[key]
      return value === undefined ? [] : [[fieldName(isPerEye, eye, key), formatOptionValue(key, value)]]
    })
    return [...values, [fieldName(isPerEye, eye, 'quantity'), String(quantity)]]
  }))

/** The choices that the page of another pack passed on in the history state; any other state is ignored. */
export const passedChoices = (state: unknown): SentFields | undefined => {
  const fields = typeof state === 'object' && state !== null ? sentFields(Object.entries(state)) : {}
  return Object.keys(fields).length === 0 ? undefined : fields
}
