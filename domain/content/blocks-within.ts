import type { Block } from './block.ts'

/** The lists of blocks within a block, by the names they have in it. */
const LISTS = ['body', 'above', 'below', 'content', 'slides', 'big', 'small', 'banners', 'features', 'items', 'questions'] as const

const isBlock = (given: unknown): given is Block => typeof given === 'object' && given !== null && '_tag' in given

const listsOf = (block: Block): readonly (readonly [string, readonly Block[]])[] => {
  const values = new Map<string, unknown>(Object.entries(block))
  return LISTS.flatMap((name) => {
    const list = values.get(name)
    return Array.isArray(list) && list.every(isBlock) ? [[name, list] as const] : []
  })
}

/** Blocks with all that stands within them. */
export const blocksWithin = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => [block, ...listsOf(block).flatMap(([, within]) => blocksWithin(within))])

/** Blocks, and those within them, each as it is changed; one that becomes nothing is left out with all that stands within it. */
export const changedBlocks = (blocks: readonly Block[], change: (block: Block) => Block | undefined): readonly Block[] =>
  blocks.flatMap((given) => {
    const block = change(given)
    if (block === undefined) return []
    const lists = listsOf(block).map(([name, within]) => [name, changedBlocks(within, change)] as const)
    return [lists.length === 0 ? block : { ...block, ...Object.fromEntries(lists) }]
  })

/** Blocks, and those within them, that are to be shown. */
export const onlyBlocks = (blocks: readonly Block[], isShown: (block: Block) => boolean): readonly Block[] =>
  changedBlocks(blocks, (block) => (isShown(block) ? block : undefined))
