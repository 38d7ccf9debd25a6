import { blocksOf, usedKeys } from '../../domain/prescription/lens-blocks.ts'
import type { LensBlock } from '../../domain/prescription/lens-blocks.ts'
import type { OptionKey } from '../../domain/prescription/lens-option.ts'
import type { LensSpace } from '../../domain/prescription/lens-space.ts'
import type { ValueCode } from '../../domain/prescription/value-code.ts'

const codesAt = (blocks: readonly LensBlock[], key: OptionKey): ReadonlySet<ValueCode> =>
  new Set(blocks.flatMap((block) => [...block].flatMap(([other, codes]) => (other === key ? [...codes] : []))))

/** Values of a key that are in exactly the same blocks behave alike: count them once and multiply. */
const countIn = (blocks: readonly LensBlock[], keys: readonly OptionKey[]): number => {
  const [key, ...rest] = keys
  if (key === undefined) return 1
  const kinds = new Map<string, { readonly blocks: readonly LensBlock[]; values: number }>()
  for (const code of codesAt(blocks, key)) {
    const matching = blocks.filter((block) => block.get(key)?.has(code))
    const name = matching.map((block) => blocks.indexOf(block)).join()
    const kind = kinds.get(name) ?? { blocks: matching, values: 0 }
    kinds.set(name, { ...kind, values: kind.values + 1 })
  }
  return [...kinds.values()].reduce((sum, kind) => sum + kind.values * countIn(kind.blocks, rest), 0)
}

/** The number of different lenses of a space, without listing them; overlapping blocks count once. */
export const countCombinations = (space: LensSpace): number => {
  const blocks = blocksOf(space)
  return blocks.length === 0 ? 0 : countIn(blocks, usedKeys(space))
}
