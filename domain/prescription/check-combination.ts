import * as E from '../either.ts'
import { blocksOf, blockContains, wholeBlock } from './lens-blocks.ts'
import { isOptionKey } from './lens-option.ts'
import type { LensOption, OptionKey, OptionValue } from './lens-option.ts'
import type { LensSpace } from './lens-space.ts'
import type { PrescriptionRefusal } from './prescription-refusal.ts'
import { cleanValue } from './value-code.ts'

const chosenOf = (option: LensOption, keys: readonly OptionKey[]): readonly (readonly [OptionKey, OptionValue])[] =>
  keys.flatMap((key) => {
    const value = option[key]
    return value === undefined ? [] : [[key, value]]
  })

/** Whether the lens is made: the option in display order with clean numbers, or the first reason why not. */
export const checkCombination = (space: LensSpace, option: LensOption): E.Either<PrescriptionRefusal, LensOption> => {
  const whole = wholeBlock(space)
  const keys = [...whole.keys()]
  const chosen = chosenOf(option, keys)
  const missing = keys.filter((key) => chosen.every(([other]) => other !== key))
  if (missing.length > 0) return E.left({ _tag: 'MissingOptions', keys: missing })

  const unknown = Object.keys(option).filter((key) => !isOptionKey(key) || !whole.has(key))
  if (unknown.length > 0) return E.left({ _tag: 'UnknownOptions', keys: unknown })

  const notMade = chosen.find(([key, value]) => !blockContains(whole, key, value))
  if (notMade !== undefined) return E.left({ _tag: 'ValueNotMade', key: notMade[0] })

  return blocksOf(space).some((block) => chosen.every(([key, value]) => blockContains(block, key, value)))
    ? E.right(Object.fromEntries(chosen.map(([key, value]) => [key, cleanValue(value)])))
    : E.left({ _tag: 'CombinationNotMade', keys: keys.filter((key) => space.blocks.some((block) => key in block)) })
}
