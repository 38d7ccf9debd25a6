import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Banner, TimeLimitedBanner } from '../../domain/content/banner.ts'
import type { CtaButton } from '../../domain/content/cta-button.ts'
import type { Responsive } from '../../domain/content/responsive.ts'
import type { RichText } from '../../domain/content/rich-text.ts'
import type { Block, FeatureItem, Section } from '../../domain/content/block.ts'
import {
  BannerBlockView, BigAndSmallBannersBlockView, DropdownBannersBlockView, HeroSliderBlockView, HomeBannerBlockView,
  ImageBannerSlideBlockView, ImageSliderBlockView, TimeLimitedBannerBlockView,
} from '../../ui/content/blocks/banner-blocks.tsx'
import { AnyBlock } from '../../ui/content/blocks/block-views.tsx'
import {
  CtaButtonBlockView, FeatureItemBlockView, FeatureListBlockView, SectionBlockView,
} from '../../ui/content/blocks/layout-blocks.tsx'
import {
  ProductCardBlockView, ProductGridBlockView, ProductListBlockView, RelatedProductsBlockView, SelectedProductsBlockView,
} from '../../ui/content/blocks/product-blocks.tsx'
import { CookieConsentBlockView, ShippingOptionsBlockView } from '../../ui/content/blocks/shop-blocks.tsx'
import {
  AnchorBlockView, CmsPageBlockView, ImageTextBlockView, RichTextBlockView, SeparatorBlockView,
} from '../../ui/content/blocks/text-blocks.tsx'
import { AbTestBlockView, CategoryPageWrapperBlockView, PageWrapperBlockView } from '../../ui/content/blocks/wrapper-blocks.tsx'
import { ComposedPageView } from '../../ui/content/ComposedPageView.tsx'
import { FaqBlockView, FaqItemBlockView } from '../../ui/content/blocks/faq-blocks.tsx'
import { RichTextView } from '../../ui/content/RichTextView.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { blockContext } from './block-context.ts'

const context = blockContext()
const everywhere = <const A,>(value: A): Responsive<A> => ({ mobile: value, tablet: value, desktop: value })
const draw = (blocks: readonly Block[]) => blocks.map((block, index) => <AnyBlock key={index} block={block} context={context} />)
const image = { filename: 'h/iris', alt: 'Ein Auge', width: undefined, height: undefined }
const link = { linktype: 'story', cachedUrl: 'c/lens', url: '' } as const
const LONG = 'Hornhautverkrümmungsausgleichskontaktlinsen'
const productIds = context.products.map(({ id }) => id)

const TEXT: RichText = [
  { _tag: 'Heading', level: 2, spans: [{ _tag: 'Words', text: 'Abends', marks: [], link: undefined }] },
  {
    _tag: 'Paragraph', alignment: 'left', spans: [
      { _tag: 'Words', text: 'Die Linsen kommen ', marks: [], link: undefined },
      { _tag: 'Words', text: 'jeden Abend', marks: ['bold'], link: undefined },
      { _tag: 'Break' }, { _tag: 'Words', text: 'in frische Lösung.', marks: ['italic'], link },
    ],
  },
  {
    _tag: 'Paragraph', alignment: 'center',
    spans: [{ _tag: 'Words', text: LONG, marks: ['underline', 'strike', 'code'], link: undefined }],
  },
  { _tag: 'List', isOrdered: true, items: [[{ _tag: 'Paragraph', alignment: 'left', spans: [] }]] },
  { _tag: 'Quote', content: [{ _tag: 'Paragraph', alignment: 'right', spans: [] }] },
  { _tag: 'Rule' },
  { _tag: 'Picture', image },
]
const BANNER: Banner = {
  _tag: 'Banner', aspectRatio: '', link, image, label: 'Zu den Linsen', labelClass: '', bannerClass: '', width: 390, height: 255,
  compression: 85,
  forceBorder: true,
}
const FEATURE: FeatureItem = { _tag: 'FeatureItem', image, imageAlt: 'Eine Linse', text: 'Weich den ganzen Tag' }
const CTA: CtaButton = {
  _tag: 'CtaButton', label: 'Linsen finden', link, style: everywhere('solid'), color: everywhere('brand-primary'),
  size: everywhere('base'),
  padding: everywhere('none'), width: everywhere('auto'), align: everywhere('left'),
}
const SECTION: Section = {
  _tag: 'Section', title: 'Was zählt', content: [FEATURE, CTA], features: [FEATURE], titleSize: everywhere('base'),
  alignment: everywhere('left'), columns: { mobile: '1', tablet: '2', desktop: '2' },
  gridGap: everywhere('medium'), padding: everywhere('medium'),
  contentWidth: 'full', background: 'grey-light', backgroundCustom: '', textColor: 'none', textCustom: '', forceFullHeight: false,
  verticalAlign: 'top', horizontalAlign: 'left',
}
const TIMED: TimeLimitedBanner = {
  _tag: 'TimeLimitedBanner', mobileImage: image, tabletImage: undefined, desktopImage: undefined, startTime: '', endTime: '', link,
  objectFit: everywhere('cover'), objectPosition: everywhere('center'), borderWidth: 0, borderColor: '', paddingTop: everywhere(0),
  paddingBottom: everywhere(0), promotionId: '', promotionName: '', creativeName: '', creativeSlot: '', items: [], excludeFromUrls: [],
  includeInUrls: [],
}
const products = { title: 'Ausgewählt', subtitle: '', productIds }
const slide = { _tag: 'ImageBannerSlide', image, link } as const

const QUESTION = { _tag: 'FaqItem', question: 'Darf ich damit schlafen?', answer: TEXT } as const

/** The blocks that editors can put on any page, one by one. */
const meta = { decorators: [onPage] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = { render: () => <RichTextView text={TEXT} site={context.site} /> }
export const CmsPage: Story = {
  render: () => <CmsPageBlockView block={{ _tag: 'CmsPage', title: 'Pflege', text: TEXT }} context={context} draw={draw} />,
}
export const RichTextBlock: Story = {
  render: () => <RichTextBlockView block={{ _tag: 'RichTextBlock', text: TEXT }} context={context} draw={draw} />,
}
export const ImageText: Story = {
  render: () => <ImageTextBlockView block={{ _tag: 'ImageText', title: 'Daneben', image, text: TEXT }} context={context} draw={draw} />,
}
export const Separator: Story = { render: () => <SeparatorBlockView block={{ _tag: 'Separator' }} context={context} draw={draw} /> }
export const Anchor: Story = { render: () => <AnchorBlockView block={{ _tag: 'Anchor', id: 'faq' }} context={context} draw={draw} /> }
export const OneBanner: Story = { render: () => <BannerBlockView block={BANNER} context={context} draw={draw} /> }
export const Banners: Story = {
  render: () => (
    <BigAndSmallBannersBlockView
      block={{ _tag: 'BigAndSmallBanners', big: [BANNER], small: [BANNER, { ...BANNER, link: undefined, label: LONG }] }}
      context={context}
      draw={draw}
    />
  ),
}
export const Dropdown: Story = {
  name: 'AS-BLOCK-14 the title opens and closes its content',
  render: () => (
    <DropdownBannersBlockView
      block={{ _tag: 'DropdownBanners', title: 'Angebote', banners: [BANNER] }}
      context={context}
      draw={draw}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Zu den Linsen')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Angebote'))
    await expect(canvas.getByText('Zu den Linsen')).toBeVisible()
    await userEvent.click(canvas.getByText('Angebote'))
    await expect(canvas.getByText('Zu den Linsen')).not.toBeVisible()
  },
}
export const Slide: Story = { render: () => <ImageBannerSlideBlockView block={slide} context={context} draw={draw} /> }
export const Slider: Story = {
  render: () => <ImageSliderBlockView block={{ _tag: 'ImageSlider', slides: [slide, slide, slide] }} context={context} draw={draw} />,
}
export const HeroSlider: Story = {
  render: () => (
    <HeroSliderBlockView
      block={{
        _tag: 'HeroSlider',
        slides: ['Eins', 'Zwei'].map((title) => ({
          _tag: 'HeroBanner', title, subtitle: '', background: '', buttonText: 'Weiter', link, secondText: '',
          secondLink: undefined, image, panel: 'none', panelTitle: '', panelText: '', productIds: [],
        })),
      }}
      context={context}
      draw={draw}
    />
  ),
}
export const TimedBanner: Story = { render: () => <TimeLimitedBannerBlockView block={TIMED} context={context} draw={draw} /> }
export const HomeBanner: Story = {
  render: () => (
    <HomeBannerBlockView
      block={{ _tag: 'HomeBanner', title: 'Früher', text: 'Ein Satz', image, link }}
      context={context}
      draw={draw}
    />
  ),
}
export const SectionWithColumns: Story = { render: () => <SectionBlockView block={SECTION} context={context} draw={draw} /> }
export const SectionWithColour: Story = {
  render: () => (
    <SectionBlockView
      block={{ ...SECTION, background: 'custom', backgroundCustom: '#fff3dc', contentWidth: '480px' }}
      context={context}
      draw={draw}
    />
  ),
}
export const Feature: Story = { render: () => <FeatureItemBlockView block={FEATURE} context={context} draw={draw} /> }
export const Features: Story = {
  render: () => (
    <FeatureListBlockView
      block={{ _tag: 'FeatureList', title: 'Gutes', items: [FEATURE, FEATURE] }}
      context={context}
      draw={draw}
    />
  ),
}
export const CallToAction: Story = { render: () => <CtaButtonBlockView block={CTA} context={context} draw={draw} /> }
export const SelectedProducts: Story = {
  render: () => <SelectedProductsBlockView block={{ _tag: 'SelectedProducts', ...products }} context={context} draw={draw} />,
}
export const ProductList: Story = {
  render: () => <ProductListBlockView block={{ _tag: 'ProductList', ...products }} context={context} draw={draw} />,
}
export const EmptyProductList: Story = {
  render: () => <ProductListBlockView block={{ _tag: 'ProductList', ...products, productIds: [] }} context={context} draw={draw} />,
}
export const ProductGrid: Story = {
  render: () => <ProductGridBlockView block={{ _tag: 'ProductGrid', ...products }} context={context} draw={draw} />,
}
export const RelatedProducts: Story = {
  render: () => <RelatedProductsBlockView block={{ _tag: 'RelatedProducts', ...products }} context={context} draw={draw} />,
}
export const ProductCard: Story = {
  render: () => <ProductCardBlockView block={{ _tag: 'ProductCardBlock', ...products }} context={context} draw={draw} />,
}
export const Shipping: Story = {
  render: () => <ShippingOptionsBlockView block={{ _tag: 'ShippingOptions', title: 'Versand' }} context={context} draw={draw} />,
}
export const Consent: Story = {
  render: () => <CookieConsentBlockView block={{ _tag: 'CookieConsent', type: 'all' }} context={context} draw={draw} />,
}
export const Wrapper: Story = {
  render: () => <PageWrapperBlockView block={{ _tag: 'PageWrapper', body: [FEATURE, CTA] }} context={context} draw={draw} />,
}
export const CategoryWrapper: Story = {
  render: () => (
    <CategoryPageWrapperBlockView block={{ _tag: 'CategoryPageWrapper', above: [FEATURE], below: [CTA] }} context={context} draw={draw} />
  ),
}
export const ExperimentVariant: Story = {
  render: () => (
    <AbTestBlockView
      block={{ _tag: 'AbTest', featureKey: 'f', variables: [], content: [FEATURE], defaultVariant: true }}
      context={context}
      draw={draw}
    />
  ),
}
export const ComposedPage: Story = {
  render: () => <ComposedPageView blocks={[{ _tag: 'CmsPage', title: 'Pflege', text: TEXT }, SECTION, CTA]} context={context} />,
}
export const Faq: Story = {
  render: () => <FaqBlockView block={{ _tag: 'Faq', title: 'Fragen', questions: [QUESTION] }} context={context} draw={draw} />,
}
export const FaqItem: Story = { render: () => <FaqItemBlockView block={QUESTION} context={context} draw={draw} /> }
