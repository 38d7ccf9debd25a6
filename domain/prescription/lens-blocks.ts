import { OPTION_KEYS } from './lens-option.ts'
import type { OptionKey, OptionValue } from './lens-option.ts'
import type { LensSpace, ValueList, ValueRange } from './lens-space.ts'
import { hundredths, toCode } from './value-code.ts'
import type { ValueCode } from './value-code.ts'

/** A block of the space: any value of one key combines with any value of every other. */
export type LensBlock = ReadonlyMap<OptionKey, ReadonlySet<ValueCode>>

const usedLists = (space: LensSpace): readonly (readonly [OptionKey, ValueList])[] =>
  OPTION_KEYS.flatMap((key) => {
    const list = space.parameters[key]
    return list === undefined || list.length === 0 ? [] : [[key, list]]
  })

/** The keys that can be chosen for this product, in display order. */
export const usedKeys = (space: LensSpace): readonly OptionKey[] => usedLists(space).map(([key]) => key)

const codesOfRange = ({ from, to, step }: ValueRange): readonly ValueCode[] => {
  const [first, last, width] = [hundredths(from), hundredths(to), hundredths(step)]
  return Array.from({ length: Math.floor((last - first) / width) + 1 }, (_, index) => first + index * width)
}

export const codesOf = (list: ValueList): readonly ValueCode[] =>
  list.flatMap((entry) => (typeof entry === 'object' ? codesOfRange(entry) : toCode(entry) ?? []))

/**
 * Caches a result per space, which is immutable, so the cache can never be wrong: a page needs it for every field of both eyes and after
 * each choice, a list for each card (26 µs without the cache).
 */
export const oncePerSpace = <Result extends object>(compute: (space: LensSpace) => Result): ((space: LensSpace) => Result) => {
  const cache = new WeakMap<LensSpace, Result>()
  return (space) => {
    const result = cache.get(space) ?? compute(space)
    cache.set(space, result)
    return result
  }
}

/** The values of `parameters` without the excluded powers, in the order of the lists. */
export const wholeBlock = oncePerSpace((space): LensBlock => {
  const excluded = new Set(codesOf(space.sphereExclude))
  return new Map(usedLists(space).map(([key, list]) => {
    const codes = codesOf(list)
    return [key, new Set(key === 'sphere' ? codes.filter((code) => !excluded.has(code)) : codes)]
  }))
})

/** The blocks whose union is the space. They may overlap; a block whose values of a key are all excluded does not count. */
export const blocksOf = oncePerSpace((space): readonly LensBlock[] => {
  const whole = wholeBlock(space)
  const blocks = space.blocks.length === 0 ? [whole] : space.blocks.map((block): LensBlock =>
    new Map([...whole].map(([key, codes]) => {
      const named = block[key]
      return [key, named === undefined ? codes : new Set(codesOf(named).filter((code) => codes.has(code)))]
    })))
  return blocks.filter((block) => [...block.values()].every((codes) => codes.size > 0))
})

export const blockContains = (block: LensBlock, key: OptionKey, value: OptionValue): boolean => {
  const code = toCode(value)
  return code !== undefined && block.get(key)?.has(code) === true
}
