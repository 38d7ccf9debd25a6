import { formatOptionValue } from '../../domain/prescription/format-option-value.ts'
import { EYES, OPTION_KEYS } from '../../domain/prescription/lens-option.ts'
import { fieldName } from './field-problem.ts'
import type { LensChoices } from './lens-choices.ts'
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
