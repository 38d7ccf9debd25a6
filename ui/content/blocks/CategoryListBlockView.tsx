import type { BlockViewProps } from '../block-view.ts'
import { RootCategoriesView } from '../RootCategoriesView.tsx'

export const CategoryListBlockView = ({ block, world }: BlockViewProps<'CategoryList'>) => (
  <RootCategoriesView title={block.title} rootCategories={world.rootCategories} />
)
