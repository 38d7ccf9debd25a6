import { blocksOf, blockContains, oncePerSpace, wholeBlock } from './lens-blocks.ts'
import type { LensBlock } from './lens-blocks.ts'
import type { LensOption, OptionKey, OptionValue } from './lens-option.ts'
import type { LensSpace } from './lens-space.ts'
import { fromCode } from './value-code.ts'
import type { ValueCode } from './value-code.ts'

export type AllowedValues = { readonly [key in OptionKey]?: readonly OptionValue[] }

const isNumber = (code: ValueCode): code is number => typeof code === 'number'

const inOrder = (codes: readonly ValueCode[]): readonly ValueCode[] =>
  codes.every(isNumber) ? codes.toSorted((one, other) => one - other) : codes

const agrees = (block: LensBlock, chosen: LensOption, except: OptionKey): boolean =>
  [...block.keys()].every((key) => {
    const value = chosen[key]
    return key === except || value === undefined || blockContains(block, key, value)
  })

/**
 * For every key the product uses, the values that the other chosen keys still allow (numbers ascending, texts in the manufacturer's
 * order). Works on lists, not on combinations: a lens with 200,000 of them is as cheap as a plain one.
 */
export const allowedValues = (space: LensSpace, chosen: LensOption): AllowedValues => {
  const blocks = blocksOf(space)
  return Object.fromEntries([...wholeBlock(space)].map(([key, codes]) => {
    const open = blocks.filter((block) => agrees(block, chosen, key))
    const allowed = [...codes].filter((code) => open.some((block) => block.get(key)?.has(code)))
    return [key, inOrder(allowed).map(fromCode)]
  }))
}

/** For every key the product uses, the values in which it is made. */
export const madeValues = oncePerSpace((space) => allowedValues(space, {}))
