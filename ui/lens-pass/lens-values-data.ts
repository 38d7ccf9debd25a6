import { EYES, OPTION_KEYS, type LensOption, type OptionKey } from '../../domain/prescription/lens-option.ts'
import { fieldName } from '../product/field-problem.ts'

/** Field values by name. */
export type TypedFields = { readonly [name: string]: string }

/** The colour belongs to the lens, not to the eye: it comes with an order. */
export const TYPED_KEYS: readonly OptionKey[] = OPTION_KEYS.filter((key) => key !== 'color')

/** The typed values per eye. */
export const typedEyes = (typed: TypedFields) => {
  const ofEye = (eye: (typeof EYES)[number]): Readonly<Record<string, string>> =>
    Object.fromEntries(OPTION_KEYS.flatMap((key): readonly [keyof LensOption, string][] => {
      const text = typed[fieldName(true, eye, key)]
      return text === undefined || text.trim() === '' ? [] : [[key, text]]
    }))
  return { right: ofEye('right'), left: ofEye('left') }
}
