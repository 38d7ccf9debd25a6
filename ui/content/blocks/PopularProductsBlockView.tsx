import { chosenProducts } from '../chosen-products.ts'
import type { BlockViewProps } from '../block-view.ts'
import { PopularProductsView } from '../PopularProductsView.tsx'

export const PopularProductsBlockView = ({ block, context }: Omit<BlockViewProps<'PopularProducts'>, 'draw'>) => (
  <PopularProductsView
    title={block.title}
    subtitle={block.subtitle}
    products={block.productIds.length === 0 ? context.popular : chosenProducts(block.productIds, context.products)}
    allPath={context.toPath('/c/lens')}
  />
)
