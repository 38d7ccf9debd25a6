import * as fc from 'fast-check'
import { AB_TYPES } from '../../domain/content/ab-test.ts'
import { OBJECT_FITS, OBJECT_POSITIONS } from '../../domain/content/banner.ts'
import { CONSENT_TYPES, HERO_PANELS, type Block, type BlockKind, type BlockOf, type EditingMark } from '../../domain/content/block.ts'
import type { ContentImage } from '../../domain/content/content-image.ts'
import type { ContentLink } from '../../domain/content/content-link.ts'
import type { ContentPage } from '../../domain/content/content-page.ts'
import type { Menu, MenuItem } from '../../domain/content/menu.ts'
import type { Promotion, ShopInfo } from '../../domain/content/shop-info.ts'
import {
  CTA_SIZES, CTA_STYLES, CTA_WIDTHS, HORIZONTAL_ALIGNMENTS, SECTION_COLOURS, SPACES,
} from '../../domain/content/cta-button.ts'
import { FRAME_HOSTS, type Embed, type Frame } from '../../domain/content/embed.ts'
import type { Responsive } from '../../domain/content/responsive.ts'
import { TEXT_ALIGNMENTS, TEXT_MARKS, type RichNode, type RichSpan, type RichText } from '../../domain/content/rich-text.ts'
import { COLUMN_COUNTS, CONTENT_WIDTHS, TITLE_SIZES, VERTICAL_ALIGNMENTS } from '../../domain/content/section.ts'
import { makeProductId } from '../../domain/product/product.ts'
import { made } from './builders/made.ts'

const text = fc.string({ maxLength: 40 })
const word = fc.stringMatching(/^[a-z]{1,12}$/)
const pixels = fc.option(fc.integer({ min: 1, max: 4000 }), { nil: undefined })
const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(model, { noNullPrototype: true }) as fc.Arbitrary<T>

const image = fc.option(record<ContentImage>({ filename: word, alt: text, width: pixels, height: pixels }), { nil: undefined })
const link = fc.option(
  record<ContentLink>({ linktype: fc.constantFrom('story', 'url', 'email'), cachedUrl: word, url: text }), { nil: undefined },
)
const productIds = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 5 })
  .map((ids) => ids.map((id) => made(makeProductId(id))))

type Fields<Kind extends BlockKind> = { [Name in Exclude<keyof BlockOf<Kind>, '_tag' | 'editing'>]: fc.Arbitrary<BlockOf<Kind>[Name]> }

const byWidth = <A>(one: fc.Arbitrary<A>): fc.Arbitrary<Responsive<A>> => record<Responsive<A>>({ mobile: one, tablet: one, desktop: one })
const words = <const W extends readonly string[]>(list: W): fc.Arbitrary<W[number]> => fc.constantFrom(...list)
const size = fc.integer({ min: 1, max: 4000 })
const lines = fc.array(word, { maxLength: 3 })

const span: fc.Arbitrary<RichSpan> = fc.oneof(
  fc.constant<RichSpan>({ _tag: 'Break' }),
  record<Extract<RichSpan, { readonly _tag: 'Words' }>>({
    _tag: fc.constant('Words'), text: word, marks: fc.uniqueArray(words(TEXT_MARKS), { maxLength: 3 }), link,
  }),
)
const spans = fc.array(span, { maxLength: 3 })
const node = (depth: number): fc.Arbitrary<RichNode> => fc.oneof(
  record<Extract<RichNode, { readonly _tag: 'Paragraph' }>>({ _tag: fc.constant('Paragraph'), alignment: words(TEXT_ALIGNMENTS), spans }),
  record<Extract<RichNode, { readonly _tag: 'Heading' }>>({ _tag: fc.constant('Heading'), level: fc.constantFrom(2, 3, 4), spans }),
  fc.constant<RichNode>({ _tag: 'Rule' }),
  ...(depth === 0 ? [] : [
    record<Extract<RichNode, { readonly _tag: 'List' }>>({
      _tag: fc.constant('List'), isOrdered: fc.boolean(), items: fc.array(fc.array(node(depth - 1), { maxLength: 2 }), { maxLength: 2 }),
    }),
    record<Extract<RichNode, { readonly _tag: 'Quote' }>>({
      _tag: fc.constant('Quote'), content: fc.array(node(depth - 1), { maxLength: 2 }),
    }),
  ]),
)
const richText: fc.Arbitrary<RichText> = fc.array(node(2), { maxLength: 3 })
const products = { title: text, subtitle: text, productIds }

const banner: Fields<'Banner'> = {
  aspectRatio: text, link, image, label: text, labelClass: text, bannerClass: text, width: size, height: size,
  compression: fc.integer({ min: 1, max: 100 }), forceBorder: fc.boolean(),
}
const tagged = <Kind extends BlockKind>(kind: Kind, fields: Fields<Kind>): fc.Arbitrary<BlockOf<Kind>> =>
  fc.record({ _tag: fc.constant(kind), ...fields }, { noNullPrototype: true }) as unknown as fc.Arbitrary<BlockOf<Kind>>
const some = <A>(one: fc.Arbitrary<A>): fc.Arbitrary<readonly A[]> => fc.array(one, { maxLength: 2 })
const hero: Fields<'HeroBanner'> = {
  title: text, subtitle: text, background: text, buttonText: text, link, secondText: text, secondLink: link, image,
  panel: words(HERO_PANELS), panelTitle: text, panelText: text, productIds,
}
const feature: Fields<'FeatureItem'> = { image, imageAlt: text, text }
const banners = some(tagged('Banner', banner))
const features = some(tagged('FeatureItem', feature))
const slide: Fields<'ImageBannerSlide'> = { image, link }
const inner: fc.Arbitrary<readonly Block[]> = some(fc.oneof<fc.Arbitrary<Block>[]>(
  tagged('Separator', {}), tagged('FeatureItem', feature), tagged('Banner', banner), tagged('RichTextBlock', { text: richText }),
))
const embed: fc.Arbitrary<Embed> = fc.oneof(
  record<Frame>({
    _tag: fc.constant('Frame'), address: fc.constantFrom(...FRAME_HOSTS).map((host) => `https://${host}/a`), title: text, width: size,
    height: size,
  }),
  record<Extract<Embed, { readonly _tag: 'Text' }>>({ _tag: fc.constant('Text'), text: richText }),
  record<Extract<Embed, { readonly _tag: 'Markup' }>>({ _tag: fc.constant('Markup'), html: text }),
)
const day = fc.constantFrom('', '2025-03-03', '2024-02-29')
const colour = words(['none', ...SECTION_COLOURS])

/** Values of every kind; a missing one does not compile. */
export const BLOCK_FIELDS: { readonly [Kind in BlockKind]: Fields<Kind> } = {
  HeroSlider: { slides: some(tagged('HeroBanner', hero)) },
  HeroBanner: hero,
  PageWrapper: { body: inner },
  CategoryPageWrapper: { above: inner, below: inner },
  Separator: {},
  PopularProducts: products,
  SelectedProducts: products,
  ProductList: products,
  ProductGrid: products,
  RelatedProducts: products,
  ProductCardBlock: products,
  CmsPage: { title: text, text: richText },
  RichTextBlock: { text: richText },
  ContactSupport: { expertName: text, expertTitle: text, expertTitle2: text, image },
  UniqueSellingPoints: { title: text, points: fc.array(record({ title: word, text }), { maxLength: 9 }) },
  TrustBubbles: { bubbles: fc.array(record({ number: word, text }), { maxLength: 3 }) },
  BigAndSmallBanners: { big: banners, small: banners },
  Banner: banner,
  DropdownBanners: { title: text, banners },
  Anchor: { id: text },
  ImageBannerSlide: slide,
  ShippingOptions: { title: text },
  Section: {
    title: text, content: inner, features, titleSize: byWidth(words(TITLE_SIZES)), alignment: byWidth(words(HORIZONTAL_ALIGNMENTS)),
    columns: byWidth(words(COLUMN_COUNTS)), gridGap: byWidth(words(SPACES)), padding: byWidth(words(SPACES)),
    contentWidth: words(CONTENT_WIDTHS), background: colour, backgroundCustom: text, textColor: colour, textCustom: text,
    forceFullHeight: fc.boolean(), verticalAlign: words(VERTICAL_ALIGNMENTS), horizontalAlign: words(HORIZONTAL_ALIGNMENTS),
  },
  FeatureItem: feature,
  Faq: { title: text, questions: some(tagged('FaqItem', { question: text, answer: richText })) },
  FaqItem: { question: text, answer: richText },
  ImageText: { title: text, image, text: richText },
  CtaButton: {
    label: text, link, style: byWidth(words(CTA_STYLES)), color: byWidth(words(SECTION_COLOURS)), size: byWidth(words(CTA_SIZES)),
    padding: byWidth(words(SPACES)), width: byWidth(words(CTA_WIDTHS)), align: byWidth(words(HORIZONTAL_ALIGNMENTS)),
  },
  CookieConsent: { type: words(CONSENT_TYPES) },
  TimeLimitedBanner: {
    mobileImage: image, tabletImage: image, desktopImage: image, startTime: text, endTime: text, link,
    objectFit: byWidth(words(OBJECT_FITS)), objectPosition: byWidth(words(OBJECT_POSITIONS)),
    borderWidth: fc.integer({ min: 0, max: 40 }), borderColor: text,
    paddingTop: byWidth(fc.integer({ min: 0, max: 4000 })), paddingBottom: byWidth(fc.integer({ min: 0, max: 4000 })),
    promotionId: text, promotionName: text, creativeName: text, creativeSlot: text,
    items: some(record({ itemId: text, itemName: text })), excludeFromUrls: lines, includeInUrls: lines,
  },
  AbTest: {
    featureKey: text, variables: some(record({ variableKey: text, value: text, type: words(AB_TYPES) })), content: inner,
    defaultVariant: fc.boolean(),
  },
  RawHtml: { title: text, parts: fc.array(embed, { maxLength: 3 }), height: fc.integer({ min: 40, max: 4000 }) },
  StockBadge: products,
  DeliveryRange: { title: text, from: day, to: day },
  EmailSuggester: { title: text, text },
  LoginRedirect: { title: text, text, label: text, link },
  PartnerLookup: { title: text },
  HomeBanner: { title: text, text, image, link },
  CategoryList: { title: text },
  ImageSlider: { slides: some(tagged('ImageBannerSlide', slide)) },
  FeatureList: { title: text, items: features },
  ReorderBox: { title: text, text },
  BrandList: { title: text, text },
}

const editing = fc.tuple(fc.nat(), fc.uuid()).map(([id, uid]): EditingMark =>
  ({ options: JSON.stringify({ name: 'x', space: '1', uid, id: String(id) }), name: `${id}-${uid}` }))

/** A block of any kind with any values that an editor may have set. */
export const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  ...Object.entries(BLOCK_FIELDS as Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<unknown>>>>>).map(([kind, fields]) =>
    fc.oneof(
      fc.record({ _tag: fc.constant(kind), ...fields }, { noNullPrototype: true }),
      fc.record({ _tag: fc.constant(kind), ...fields, editing }, { noNullPrototype: true }),
    ) as unknown as fc.Arbitrary<Block>),
)

export const contentPage: fc.Arbitrary<ContentPage> = record({
  slug: word, title: text, description: text, body: fc.array(anyBlock, { maxLength: 4 }),
})

const menuItem = (depth: number): fc.Arbitrary<MenuItem> => record<MenuItem>({
  uid: word, displayName: text, link, keys: fc.array(word, { maxLength: 3 }), isHidden: fc.boolean(), banners,
  children: depth === 0 ? fc.constant([]) : fc.array(menuItem(depth - 1), { maxLength: 2 }),
})

export const menu: fc.Arbitrary<Menu> = record({ title: text, items: fc.array(menuItem(2), { maxLength: 3 }) })

const promotion = record<Promotion>({ text: word, link })

export const shopInfo: fc.Arbitrary<ShopInfo> = record({
  pages: record<ShopInfo['pages']>({
    shippingInfo: link, returns: link, aboutUs: link, terms: link, privacy: link, cookieConsent: link, legalNotice: link, disclaimer: link,
    accessibility: link,
  }),
  phone: text, internationalPhone: text, email: text, workingHours: text, returnAddress: lines,
  sellingPoints: fc.array(word, { maxLength: 9 }),
  social: record<ShopInfo['social']>({
    facebook: fc.constantFrom('', 'https://a.example/b'), instagram: fc.constantFrom('', 'https://c.example/'), youtube: fc.constant(''),
  }),
  topPromotions: fc.array(promotion, { maxLength: 3 }),
  subscriptionBanner: fc.option(promotion, { nil: undefined }),
  discountNote: text,
})
