import type { Block } from '../../domain/content/block.ts'
import type { BlockData } from '../content/block-data.ts'
import { ComposedPageView } from '../content/ComposedPageView.tsx'
import { useBlockContext } from '../content/use-block-context.ts'

export type CategoryContentProps = { readonly blocks: readonly Block[]; readonly blockData: BlockData }

/** The editors' content above or below the products of a category. */
export const CategoryContent = ({ blocks, blockData }: CategoryContentProps) => {
  const context = useBlockContext(blockData)
  return blocks.length > 0 && <ComposedPageView blocks={blocks} context={{ ...context, isTitled: true }} />
}
