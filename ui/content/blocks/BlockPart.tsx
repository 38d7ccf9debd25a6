import type { Block, BlockKind } from '../../../domain/content/block.ts'
import { HydrationBoundary } from '../../binding/HydrationBoundary.tsx'
import { lazyPart } from '../../binding/lazy-part.tsx'
import { serverPart } from '../../binding/server-part.tsx'
import { WithTexts } from '../../messages/WithTexts.tsx'
import { MissingPart } from '../../notice/MissingPart.tsx'
import type { BlockGroupProps } from '../block-view.ts'
import { EditedBlock } from '../EditedBlock.tsx'
import { PopularProductsBlockView } from './PopularProductsBlockView.tsx'

const loadGroup = async () => (await import('./BlockGroup.tsx')).BlockGroup

const LaterGroup = lazyPart(loadGroup, MissingPart)
const ServerGroup = serverPart(loadGroup)

/** Blocks whose views have no handlers, state or effects, and nest no others. */
const WITHOUT_SCRIPT: ReadonlySet<BlockKind> = new Set<BlockKind>([
  'Separator', 'CmsPage', 'RichTextBlock', 'ContactSupport', 'UniqueSellingPoints', 'TrustBubbles', 'BigAndSmallBanners', 'Banner',
  'DropdownBanners', 'Anchor', 'ImageBannerSlide', 'ShippingOptions', 'FeatureItem', 'FeatureList', 'ImageText', 'CtaButton',
  'DeliveryRange', 'HomeBanner', 'HeroBanner', 'CategoryList', 'Faq', 'FaqItem', 'ReorderBox', 'BrandList',
])

const needsScript = (block: Block): boolean => {
  switch (block._tag) {
    case 'Section':
      return block.content.some(needsScript)
    default:
      return !WITHOUT_SCRIPT.has(block._tag)
  }
}

/** Blocks in one row of a page. The browser loads the views only of those that need script; cards are part of most pages. */
export const BlockPart = ({ group, context }: BlockGroupProps) => {
  const [block] = group
  if (!group.some(needsScript)) return <ServerGroup group={group} context={context} />
  return (
    <HydrationBoundary>
      {block?._tag === 'PopularProducts' && group.length === 1
        ? <EditedBlock block={block}><PopularProductsBlockView block={block} context={context} /></EditedBlock>
        : <WithTexts part="blocks"><LaterGroup group={group} context={context} /></WithTexts>}
    </HydrationBoundary>
  )
}
