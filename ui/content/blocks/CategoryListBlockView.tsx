import type { BlockViewProps } from '../block-view.ts'
import { RootsView } from '../RootsView.tsx'

export const CategoryListBlockView = ({ block, world }: BlockViewProps<'CategoryList'>) => (
  <RootsView title={block.title} roots={world.roots} />
)
