import { usedKeys } from '../prescription/lens-blocks.ts'
import { fillEye } from '../prescription/choose-value.ts'
import { openLensForm } from '../prescription/lens-form.ts'
import { EYES, isOptionKey, type Eye, type LensOption, type OptionKey, type OptionValue } from '../prescription/lens-option.ts'
import type { LensSpace } from '../prescription/lens-space.ts'
import { toCode } from '../prescription/value-code.ts'
import type { EyeValues } from './lens-pass.ts'

/** `unused`: this lens has no such value at all. */
export type UnfitValue = { readonly eye: Eye; readonly key: OptionKey; readonly value: OptionValue; readonly why: 'unused' | 'not_made' }
export type FittedValues = { readonly eyes: EyeValues; readonly unfit: readonly UnfitValue[] }

/** Somebody who sees straight loses nothing by a lens without a cylinder. */
const isNoCorrection = (key: OptionKey, value: OptionValue): boolean => key === 'cylinder' && toCode(value) === 0

type FittedEye = { readonly option: LensOption; readonly unfit: readonly UnfitValue[] }

const fitted = (space: LensSpace, eye: Eye, option: LensOption): FittedEye => {
  const used = usedKeys(space)
  const { form, dropped } = fillEye(openLensForm(space), eye, option)
  const unused = Object.entries(option).flatMap(([key, value]) =>
    (isOptionKey(key) && !used.includes(key) && !isNoCorrection(key, value) ? [{ eye, key, value, why: 'unused' } as const] : []))
  const notMade = dropped.filter(({ key }) => used.includes(key)).map((one) => ({ ...one, why: 'not_made' } as const))
  return { option: form.eyes[eye].chosen, unfit: [...unused, ...notMade] }
}

/** What of kept values a lens is made in, and by name what it is not: nothing is changed without a word. */
export const fitValues = (space: LensSpace, eyes: EyeValues): FittedValues => {
  const each = EYES.flatMap((eye) => {
    const option = eyes[eye]
    return option === undefined ? [] : [{ eye, ...fitted(space, eye, option) }]
  })
  return {
    eyes: Object.fromEntries(each.map(({ eye, option }) => [eye, option])),
    unfit: each.flatMap(({ unfit }) => unfit),
  }
}
