import type { Block } from './block.ts'

/** The lists of blocks within a block, by the names they have in it. */
const LISTS = ['body', 'above', 'below', 'content', 'slides', 'big', 'small', 'banners', 'features', 'items', 'questions'] as const

const isBlock = (value: unknown): value is Block => typeof value === 'object' && value !== null && '_tag' in value

const listsOf = (block: Block): readonly (readonly [string, readonly Block[]])[] => {
  const values = new Map<string, unknown>(Object.entries(block))
  return LISTS.flatMap((name) => {
    const list = values.get(name)
    return Array.isArray(list) && list.every(isBlock) ? [[name, list] as const] : []
  })
}

/** Blocks with all their nested blocks. */
export const blocksWithin = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => [block, ...listsOf(block).flatMap(([, within]) => blocksWithin(within))])

/** Applies a change to blocks and their nested blocks; a block changed to `undefined` is left out with its nested blocks. */
export const changedBlocks = (blocks: readonly Block[], change: (block: Block) => Block | undefined): readonly Block[] =>
  blocks.flatMap((value) => {
    const block = change(value)
    if (block === undefined) return []
    const lists = listsOf(block).map(([name, within]) => [name, changedBlocks(within, change)] as const)
    return [lists.length === 0 ? block : { ...block, ...Object.fromEntries(lists) }]
  })

/** The blocks and nested blocks that are to be shown. */
export const onlyBlocks = (blocks: readonly Block[], isShown: (block: Block) => boolean): readonly Block[] =>
  changedBlocks(blocks, (block) => (isShown(block) ? block : undefined))
