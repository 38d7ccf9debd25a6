import { usedKeys } from '../prescription/lens-blocks.ts'
import { fillEye } from '../prescription/choose-value.ts'
import { openLensForm } from '../prescription/lens-form.ts'
import { EYES, isOptionKey, type Eye, type LensOption, type OptionKey, type OptionValue } from '../prescription/lens-option.ts'
import type { LensSpace } from '../prescription/lens-space.ts'
import { toCode } from '../prescription/value-code.ts'
import type { EyeValues } from './lens-pass.ts'

/** `unused`: this lens does not have this parameter. */
export type UnfitValue = { readonly eye: Eye; readonly key: OptionKey; readonly value: OptionValue; readonly why: 'unused' | 'not_made' }
export type FittedValues = { readonly eyes: EyeValues; readonly unfit: readonly UnfitValue[] }

/** A cylinder of zero is no correction and can be left out. */
const isNoCorrection = (key: OptionKey, value: OptionValue): boolean => key === 'cylinder' && toCode(value) === 0

type FittedEye = { readonly option: LensOption; readonly unfit: readonly UnfitValue[] }

const fitEye = (space: LensSpace, eye: Eye, option: LensOption): FittedEye => {
  const used = usedKeys(space)
  const { form, dropped } = fillEye(openLensForm(space), eye, option)
  const unused = Object.entries(option).flatMap(([key, value]) =>
    (isOptionKey(key) && !used.includes(key) && !isNoCorrection(key, value) ? [{ eye, key, value, why: 'unused' } as const] : []))
  const notMade = dropped.filter(({ key }) => used.includes(key)).map((value) => ({ ...value, why: 'not_made' } as const))
  return { option: form.eyes[eye].chosen, unfit: [...unused, ...notMade] }
}

/** The stored values that a lens is made in, and a list of those it is not made in: nothing is changed silently. */
export const fitValues = (space: LensSpace, eyes: EyeValues): FittedValues => {
  const each = EYES.flatMap((eye) => {
    const option = eyes[eye]
    return option === undefined ? [] : [{ eye, ...fitEye(space, eye, option) }]
  })
  return {
    eyes: Object.fromEntries(each.map(({ eye, option }) => [eye, option])),
    unfit: each.flatMap(({ unfit }) => unfit),
  }
}
