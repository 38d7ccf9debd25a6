import { OPTION_KEYS } from '../prescription/lens-option.ts'
import type { EyeKey } from '../prescription/eyes.ts'

/** `values` is what is said of both eyes together. */
export type LensPassField = 'wearer' | 'day' | 'values' | EyeKey

export const LENS_PASS_FIELDS: readonly LensPassField[] = [
  'wearer', 'day', 'values',
  ...OPTION_KEYS.map((key) => `r_${key}` as const), ...OPTION_KEYS.map((key) => `l_${key}` as const),
]

/** It is needed, it is no such value, or the lens they belong to is not made so. */
export const LENS_PASS_FAULTS = ['missing', 'invalid', 'not_made'] as const
export type LensPassFault = { readonly field: LensPassField; readonly fault: (typeof LENS_PASS_FAULTS)[number] }

export type InvalidLensValues = { readonly _tag: 'InvalidLensValues'; readonly faults: readonly LensPassFault[] }
export type LensPassFull = { readonly _tag: 'LensPassFull'; readonly maximum: number }
export type WearerKnown = { readonly _tag: 'WearerKnown' }

/** What may be said to somebody who keeps the values of lenses. */
export type LensPassRefusal = InvalidLensValues | LensPassFull | WearerKnown
