import type { Block } from './block.ts'

/** The blocks above and below the products of a category. */
export type AroundCategory = { readonly above: readonly Block[]; readonly below: readonly Block[] }

/**
 * The page of a category as editors composed it: the wrapper holds the blocks above and below the products; other blocks stay before or
 * after the wrapper, and above the products if there is none (Account §2.11).
 */
export const aroundCategory = (blocks: readonly Block[]): AroundCategory => {
  const at = blocks.findIndex(({ _tag }) => _tag === 'CategoryPageWrapper')
  const wrapper = blocks[at]
  return wrapper?._tag === 'CategoryPageWrapper'
    ? { above: [...blocks.slice(0, at), ...wrapper.above], below: [...wrapper.below, ...blocks.slice(at + 1)] }
    : { above: blocks, below: [] }
}
