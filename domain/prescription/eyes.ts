import { isOptionKey } from './lens-option.ts'
import type { Eye, LensOption, OptionKey, OptionValue } from './lens-option.ts'
import type { LensSpace } from './lens-space.ts'
import { usedKeys } from './lens-blocks.ts'

export type EyeKey = `${'r' | 'l'}_${OptionKey}`

const PREFIXES = { right: 'r_', left: 'l_' } as const satisfies { readonly [eye in Eye]: string }

/** Products with a power are worn on an eye; sunglasses and bottles are not. */
export const hasEyes = (space: LensSpace): boolean => usedKeys(space).includes('sphere')

/** One eye's values under their prefixed names: `r_sphere`, `l_axis` (Commerce §3). */
export const withEye = (eye: Eye, option: LensOption): { readonly [key in EyeKey]?: OptionValue } =>
  Object.fromEntries(Object.entries(option).map(([key, value]) => [`${PREFIXES[eye]}${key}`, value]))

const ofEye = (eye: Eye, prefixed: Readonly<Record<string, OptionValue>>): LensOption =>
  Object.fromEntries(Object.entries(prefixed).flatMap(([name, value]) => {
    const key = name.slice(PREFIXES[eye].length)
    return name.startsWith(PREFIXES[eye]) && isOptionKey(key) ? [[key, value]] : []
  }))

/** The values of each eye; a key without prefix belongs to neither (Commerce §3). */
export const splitEyes = (
  prefixed: Readonly<Record<string, OptionValue>>,
): { readonly right: LensOption; readonly left: LensOption } =>
  ({ right: ofEye('right', prefixed), left: ofEye('left', prefixed) })
