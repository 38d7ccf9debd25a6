import { chosenProducts } from '../chosen-products.ts'
import type { BlockViewProps } from '../block-view.ts'
import { PopularProductsView } from '../PopularProductsView.tsx'

export const PopularProductsBlockView = ({ block, world }: BlockViewProps<'PopularProducts'>) => (
  <PopularProductsView
    title={block.title}
    subtitle={block.subtitle}
    products={block.productIds.length === 0 ? world.popular : chosenProducts(block.productIds, world.products)}
    allPath={world.toPath('/c/lens')}
    onChosen={world.onProduct}
  />
)
