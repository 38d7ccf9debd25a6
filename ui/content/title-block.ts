import type { Block } from '../../domain/content/block.ts'
import { blocksWithin } from '../../domain/content/blocks-within.ts'

/** The block whose title is that of the page: the first that has one of that size. Of all others it is a heading below. */
export const titleBlock = (blocks: readonly Block[]): Block | undefined =>
  blocksWithin(blocks).find(({ _tag }) => _tag === 'HeroBanner' || _tag === 'CmsPage')
