import type { ComponentType } from 'react'
import type { Block, BlockKind } from '../../../domain/content/block.ts'
import type { BlockViewProps } from '../block-view.ts'
import type { BlockContext } from '../block-context.ts'
import { EditedBlock } from '../EditedBlock.tsx'
import {
  BannerBlockView, BigAndSmallBannersBlockView, DropdownBannersBlockView, HeroSliderBlockView, HomeBannerBlockView,
  ImageBannerSlideBlockView, ImageSliderBlockView, TimeLimitedBannerBlockView,
} from './banner-blocks.tsx'
import { BrandListBlockView } from './BrandListBlockView.tsx'
import { CategoryListBlockView } from './CategoryListBlockView.tsx'
import { ContactSupportBlockView } from './ContactSupportBlockView.tsx'
import { EmailSuggesterBlockView, LoginRedirectBlockView, PartnerLookupBlockView } from './customer-blocks.tsx'
import { FaqBlockView, FaqItemBlockView } from './faq-blocks.tsx'
import { HeroBannerBlockView } from './HeroBannerBlockView.tsx'
import { CtaButtonBlockView, FeatureItemBlockView, FeatureListBlockView, SectionBlockView } from './layout-blocks.tsx'
import { RawHtmlBlockView } from './markup-blocks.tsx'
import { PopularProductsBlockView } from './PopularProductsBlockView.tsx'
import {
  ProductCardBlockView, ProductGridBlockView, ProductListBlockView, RelatedProductsBlockView, SelectedProductsBlockView,
  StockBadgeBlockView,
} from './product-blocks.tsx'
import { ReorderBoxBlockView } from './ReorderBoxBlockView.tsx'
import { CookieConsentBlockView, DeliveryRangeBlockView, ShippingOptionsBlockView } from './shop-blocks.tsx'
import { AnchorBlockView, CmsPageBlockView, ImageTextBlockView, RichTextBlockView, SeparatorBlockView } from './text-blocks.tsx'
import { TrustBubblesBlockView } from './TrustBubblesBlockView.tsx'
import { UniqueSellingPointsBlockView } from './UniqueSellingPointsBlockView.tsx'
import { AbTestBlockView, CategoryPageWrapperBlockView, PageWrapperBlockView } from './wrapper-blocks.tsx'

/** The view of each kind of block; a missing one does not compile. */
export const BLOCK_VIEWS: { readonly [Kind in BlockKind]: ComponentType<BlockViewProps<Kind>> } = {
  HeroSlider: HeroSliderBlockView,
  HeroBanner: HeroBannerBlockView,
  PageWrapper: PageWrapperBlockView,
  CategoryPageWrapper: CategoryPageWrapperBlockView,
  Separator: SeparatorBlockView,
  PopularProducts: PopularProductsBlockView,
  SelectedProducts: SelectedProductsBlockView,
  ProductList: ProductListBlockView,
  ProductGrid: ProductGridBlockView,
  RelatedProducts: RelatedProductsBlockView,
  ProductCardBlock: ProductCardBlockView,
  CmsPage: CmsPageBlockView,
  RichTextBlock: RichTextBlockView,
  ContactSupport: ContactSupportBlockView,
  UniqueSellingPoints: UniqueSellingPointsBlockView,
  TrustBubbles: TrustBubblesBlockView,
  BigAndSmallBanners: BigAndSmallBannersBlockView,
  Banner: BannerBlockView,
  DropdownBanners: DropdownBannersBlockView,
  Anchor: AnchorBlockView,
  ImageBannerSlide: ImageBannerSlideBlockView,
  ShippingOptions: ShippingOptionsBlockView,
  Section: SectionBlockView,
  FeatureItem: FeatureItemBlockView,
  ImageText: ImageTextBlockView,
  CtaButton: CtaButtonBlockView,
  CookieConsent: CookieConsentBlockView,
  TimeLimitedBanner: TimeLimitedBannerBlockView,
  AbTest: AbTestBlockView,
  RawHtml: RawHtmlBlockView,
  StockBadge: StockBadgeBlockView,
  DeliveryRange: DeliveryRangeBlockView,
  EmailSuggester: EmailSuggesterBlockView,
  LoginRedirect: LoginRedirectBlockView,
  PartnerLookup: PartnerLookupBlockView,
  HomeBanner: HomeBannerBlockView,
  CategoryList: CategoryListBlockView,
  ImageSlider: ImageSliderBlockView,
  FeatureList: FeatureListBlockView,
  Faq: FaqBlockView,
  FaqItem: FaqItemBlockView,
  ReorderBox: ReorderBoxBlockView,
  BrandList: BrandListBlockView,
}

type AnyProps = { readonly block: Block; readonly context: BlockContext }
type AnyView = ComponentType<AnyProps & Pick<BlockViewProps<BlockKind>, 'draw'>>

/** A block of any kind. */
export const AnyBlock = ({ block, context }: AnyProps) => {
  const View = BLOCK_VIEWS[block._tag] as AnyView
  const draw = (blocks: readonly Block[]) => blocks.map((nested, index) => <AnyBlock key={index} block={nested} context={context} />)
  return <EditedBlock block={block}><View block={block} context={context} draw={draw} /></EditedBlock>
}
