import { codesOf } from './lens-blocks.ts'
import type { LensOption, OptionKey, OptionValue } from './lens-option.ts'
import { OPTION_KEYS } from './lens-option.ts'
import type { LensSpace, ValueList, ValueLists, ValueRange } from './lens-space.ts'
import { fromCode, hundredths, toCode } from './value-code.ts'

const isStepOf = ({ from, to, step }: ValueRange, value: OptionValue): boolean => {
  const code = toCode(value)
  if (typeof code !== 'number' || code < hundredths(from) || code > hundredths(to)) return false
  return (code - hundredths(from)) % hundredths(step) === 0
}

const isIn = (list: ValueList | undefined, value: OptionValue): boolean =>
  list?.some((entry) => (typeof entry === 'object' ? isStepOf(entry, value) : toCode(entry) === toCode(value))) === true

const isMadeAtAll = ({ parameters, sphereExclude }: LensSpace, key: OptionKey, value: OptionValue): boolean =>
  isIn(parameters[key], value) && !(key === 'sphere' && isIn(sphereExclude, value))

/** A block whose values of a key are all excluded does not count. */
const isValidBlock = (space: LensSpace, block: ValueLists): boolean =>
  OPTION_KEYS.every((key) => {
    const named = block[key]
    return named === undefined || codesOf(named).some((code) => isMadeAtAll(space, key, fromCode(code)))
  })

/**
 * Whether the lens is made in these values, regardless of other choices: the same result as `allowedValues`, computed from the ranges
 * only,
 * since a search checks all lenses without expanding their values.
 */
export const isMadeIn = (space: LensSpace, option: LensOption): boolean => {
  const requested = OPTION_KEYS.flatMap((key) => (option[key] === undefined ? [] : [[key, option[key]] as const]))
  if (!requested.every(([key, value]) => isMadeAtAll(space, key, value))) return false
  return space.blocks.length === 0 || space.blocks.some((block) =>
    requested.every(([key, value]) => block[key] === undefined || isIn(block[key], value)) && isValidBlock(space, block))
}
