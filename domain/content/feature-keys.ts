import type { Block } from './block.ts'
import { blocksWithin } from './blocks-within.ts'

/** The feature flags that the variants of a page depend on (Account §4.4). */
export const featureKeys = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(blocksWithin(blocks).flatMap((block) =>
    block._tag === 'AbTest' && block.variables.length > 0 && block.featureKey !== '' ? [block.featureKey] : [])),
]
