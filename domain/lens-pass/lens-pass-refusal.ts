import { OPTION_KEYS } from '../prescription/lens-option.ts'
import type { EyeKey } from '../prescription/eyes.ts'

/** `values` stands for both eyes together. */
export type LensPassField = 'wearer' | 'day' | 'values' | EyeKey

export const LENS_PASS_FIELDS: readonly LensPassField[] = [
  'wearer', 'day', 'values',
  ...OPTION_KEYS.map((key) => `r_${key}` as const), ...OPTION_KEYS.map((key) => `l_${key}` as const),
]

/** A missing or invalid value, or one that the lens is not made in. */
export const LENS_PASS_FAULTS = ['missing', 'invalid', 'not_made'] as const
export type LensPassFault = { readonly field: LensPassField; readonly fault: (typeof LENS_PASS_FAULTS)[number] }

export type InvalidLensValues = { readonly _tag: 'InvalidLensValues'; readonly faults: readonly LensPassFault[] }
export type LensPassFull = { readonly _tag: 'LensPassFull'; readonly maximum: number }
export type WearerExists = { readonly _tag: 'WearerExists' }

/** Why stored lens values are rejected. */
export type LensPassRefusal = InvalidLensValues | LensPassFull | WearerExists
