import type { EyeValues } from '../../domain/lens-pass/lens-pass.ts'
import { formatOptionValue } from '../../domain/prescription/format-option-value.ts'
import { EYES, OPTION_KEYS, type Eye, type OptionKey } from '../../domain/prescription/lens-option.ts'
import { shownValue } from '../../domain/product/shown-value.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { fieldName } from './field-problem.ts'

/** The values of one eye as printed on a box. */
export type EyeRow = { readonly eye: Eye; readonly values: readonly { readonly key: OptionKey; readonly text: string }[] }

export const toEyeRows = (eyes: EyeValues, locale: Locale): readonly EyeRow[] =>
  EYES.flatMap((eye) => {
    const option = eyes[eye]
    return option === undefined ? [] : [{
      eye,
      values: OPTION_KEYS.flatMap((key) => {
        const value = option[key]
        return value === undefined ? [] : [{ key, text: shownValue(key, value, { eye, locale }) }]
      }),
    }]
  })

/** The values as fields of the product form. */
export const asTypedValues = (eyes: EyeValues): { readonly [name: string]: string } =>
  Object.fromEntries(EYES.flatMap((eye) => OPTION_KEYS.flatMap((key) => {
    const value = eyes[eye]?.[key]
    return value === undefined ? [] : [[fieldName(true, eye, key), formatOptionValue(key, value)]]
  })))

/** The same as a query string. */
export const valuesQuery = (eyes: EyeValues): string => new URLSearchParams(asTypedValues(eyes)).toString()
