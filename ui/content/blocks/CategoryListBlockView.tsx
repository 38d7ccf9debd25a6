import type { BlockViewProps } from '../block-view.ts'
import { RootCategoriesView } from '../RootCategoriesView.tsx'

export const CategoryListBlockView = ({ block, context }: BlockViewProps<'CategoryList'>) => (
  <RootCategoriesView title={block.title} rootCategories={context.rootCategories} />
)
