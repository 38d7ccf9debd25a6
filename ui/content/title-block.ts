import type { Block } from '../../domain/content/block.ts'
import { blocksWithin } from '../../domain/content/blocks-within.ts'

/** The block whose title is the title of the page: the first large one. Titles of all others are subheadings. */
export const titleBlock = (blocks: readonly Block[]): Block | undefined =>
  blocksWithin(blocks).find(({ _tag }) => _tag === 'HeroBanner' || _tag === 'CmsPage')
