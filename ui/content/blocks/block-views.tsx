import type { ComponentType } from 'react'
import type { Block, BlockKind } from '../../../domain/content/block.ts'
import type { BlockViewProps } from '../block-view.ts'
import type { BlockWorld } from '../block-world.ts'
import { BrandListBlockView } from './BrandListBlockView.tsx'
import { CategoryListBlockView } from './CategoryListBlockView.tsx'
import { ContactSupportBlockView } from './ContactSupportBlockView.tsx'
import { HeroBannerBlockView } from './HeroBannerBlockView.tsx'
import { PopularProductsBlockView } from './PopularProductsBlockView.tsx'
import { ReorderBoxBlockView } from './ReorderBoxBlockView.tsx'
import { TrustBubblesBlockView } from './TrustBubblesBlockView.tsx'
import { UniqueSellingPointsBlockView } from './UniqueSellingPointsBlockView.tsx'

/** What draws each kind of block; one that is missing does not compile. */
export const BLOCK_VIEWS: { readonly [Kind in BlockKind]: ComponentType<BlockViewProps<Kind>> } = {
  HeroBanner: HeroBannerBlockView,
  PopularProducts: PopularProductsBlockView,
  CategoryList: CategoryListBlockView,
  ReorderBox: ReorderBoxBlockView,
  BrandList: BrandListBlockView,
  UniqueSellingPoints: UniqueSellingPointsBlockView,
  TrustBubbles: TrustBubblesBlockView,
  ContactSupport: ContactSupportBlockView,
}

/** One block, whichever it is. */
export const AnyBlock = ({ block, world }: { readonly block: Block; readonly world: BlockWorld }) => {
  const View = BLOCK_VIEWS[block._tag] as ComponentType<{ readonly block: Block; readonly world: BlockWorld }>
  return <View block={block} world={world} />
}
