import type { Block } from './block.ts'

/** What stands within a block. */
const childrenOf = (_block: Block): readonly Block[] => []

/** Blocks with all that stands within them. */
export const blocksWithin = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => [block, ...blocksWithin(childrenOf(block))])
