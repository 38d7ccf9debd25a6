import { blocksOf, blockContains } from './lens-blocks.ts'
import type { LensBlock } from './lens-blocks.ts'
import { withChosen } from './lens-form.ts'
import type { LensForm } from './lens-form.ts'
import { OPTION_KEYS } from './lens-option.ts'
import type { Eye, LensOption, OptionKey, OptionValue } from './lens-option.ts'
import type { LensSpace } from './lens-space.ts'
import { cleanValue } from './value-code.ts'

export type DroppedValue = { readonly eye: Eye; readonly key: OptionKey; readonly value: OptionValue }
export type LensFormChange = { readonly form: LensForm; readonly dropped: readonly DroppedValue[] }

type Choice = readonly [OptionKey, OptionValue]
type Partition = {
  readonly blocks: readonly LensBlock[]
  readonly possible: readonly Choice[]
  readonly lost: readonly Choice[]
}

/** The first choice wins; each further one counts only while the lens is made with all before it. */
const splitByPossible = (space: LensSpace, choices: readonly Choice[]): Partition =>
  choices.reduce<Partition>(({ blocks, possible, lost }, [key, value]) => {
    const left = blocks.filter((block) => blockContains(block, key, value))
    return left.length === 0
      ? { blocks, possible, lost: [...lost, [key, value]] }
      : { blocks: left, possible: [...possible, [key, cleanValue(value)]], lost }
  }, { blocks: blocksOf(space), possible: [], lost: [] })

const choicesOf = (option: LensOption): readonly Choice[] =>
  OPTION_KEYS.flatMap((key) => {
    const value = option[key]
    return value === undefined ? [] : [[key, value]]
  })

const settle = (form: LensForm, eye: Eye, choices: readonly Choice[]): LensFormChange => {
  const { possible, lost } = splitByPossible(form.space, choices)
  return {
    form: withChosen(form, eye, Object.fromEntries(possible)),
    dropped: lost.map(([key, value]) => ({ eye, key, value })),
  }
}

/**
 * Chooses a value of one eye, or removes it. Earlier choices that the new one makes impossible are dropped and listed in the result; a
 * value that is not made at all is dropped itself.
 */
export const chooseValue = (
  form: LensForm,
  eye: Eye,
  key: OptionKey,
  value: OptionValue | undefined,
): LensFormChange => {
  const others = choicesOf(form.eyes[eye].chosen).filter(([other]) => other !== key)
  if (value === undefined) return settle(form, eye, others)
  const isMade = blocksOf(form.space).some((block) => blockContains(block, key, value))
  return isMade ? settle(form, eye, [[key, value], ...others]) : { form, dropped: [{ eye, key, value }] }
}

/** Fills an eye from a submitted form or an earlier order; incompatible values are dropped and listed. */
export const fillEye = (form: LensForm, eye: Eye, option: LensOption): LensFormChange => {
  const possible = choicesOf(form.eyes[eye].chosen).filter(([key]) => option[key] === undefined)
  return settle(form, eye, [...choicesOf(option), ...possible])
}
