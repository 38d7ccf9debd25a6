import type { ProductId } from '../product/product.ts'
import type { AbVariable } from './ab-test.ts'
import type { Banner, TimeLimitedBanner } from './banner.ts'
import type { ContentImage } from './content-image.ts'
import type { ContentLink } from './content-link.ts'
import type { CtaButton, HORIZONTAL_ALIGNMENTS, SectionColour, SPACES } from './cta-button.ts'
import type { Embed } from './embed.ts'
import type { Responsive } from './responsive.ts'
import type { RichText } from './rich-text.ts'
import type { COLUMN_COUNTS, CONTENT_WIDTHS, TITLE_SIZES, VERTICAL_ALIGNMENTS } from './section.ts'

/** A headline with a button (Account §3), and a second button where an editor sets one. */
export type HeroBanner = {
  readonly _tag: 'HeroBanner'
  readonly title: string
  readonly subtitle: string
  /** A colour. */
  readonly background: string
  readonly buttonText: string
  readonly link: ContentLink | undefined
  readonly secondText: string
  readonly secondLink: ContentLink | undefined
  readonly image: ContentImage | undefined
  readonly panel: (typeof HERO_PANELS)[number]
  readonly panelTitle: string
  readonly panelText: string
  /** The first one on sale is the offer, if the panel shows one. */
  readonly productIds: readonly ProductId[]
}

/** The panel of a hero banner: a search field, an offer with its price, or the opening hours. */
export const HERO_PANELS = ['none', 'search', 'offer', 'hours'] as const

/** Cards of named products, or of the most popular ones if none is named (Account §3, §9). */
export type PopularProducts = {
  readonly _tag: 'PopularProducts'
  readonly title: string
  readonly subtitle: string
  readonly productIds: readonly ProductId[]
}

/** Links to the categories. */
export type CategoryList = { readonly _tag: 'CategoryList'; readonly title: string }

/** A search by the text on the old pack. */
export type ReorderBox = { readonly _tag: 'ReorderBox'; readonly title: string; readonly text: string }

/** The brands, with the number of lenses of each. */
export type BrandList = { readonly _tag: 'BrandList'; readonly title: string; readonly text: string }

/** Up to nine selling points; an empty one is left out (Account §9). */
export type UniqueSellingPoints = {
  readonly _tag: 'UniqueSellingPoints'
  readonly title: string
  readonly points: readonly SellingPoint[]
}
export type SellingPoint = { readonly title: string; readonly text: string }

/** Three verifiable numbers, each with what it counts. */
export type TrustBubbles = { readonly _tag: 'TrustBubbles'; readonly bubbles: readonly TrustBubble[] }
export type TrustBubble = { readonly number: string; readonly text: string }

/** A contact person; telephone and hours come from the shop's settings (Account §3). */
export type ContactSupport = {
  readonly _tag: 'ContactSupport'
  readonly expertName: string
  readonly expertTitle: string
  readonly expertTitle2: string
  readonly image: ContentImage | undefined
}

/** Hero banners, one after the other. */
export type HeroSlider = { readonly _tag: 'HeroSlider'; readonly slides: readonly HeroBanner[] }

/** Blocks in order. */
export type PageWrapper = { readonly _tag: 'PageWrapper'; readonly body: readonly Block[] }

/** Blocks above and below the products of a category. */
export type CategoryPageWrapper = {
  readonly _tag: 'CategoryPageWrapper'
  readonly above: readonly Block[]
  readonly below: readonly Block[]
}

export type Separator = { readonly _tag: 'Separator' }

/** Cards of named products, page by page. */
export type SelectedProducts = Products<'SelectedProducts'>
/** Cards of named products. */
export type ProductList = Products<'ProductList'>
export type ProductGrid = Products<'ProductGrid'>
export type RelatedProducts = Products<'RelatedProducts'>
/** One card, with rating and price. */
export type ProductCardBlock = Products<'ProductCardBlock'>
type Products<Tag extends string> = {
  readonly _tag: Tag
  readonly title: string
  readonly subtitle: string
  readonly productIds: readonly ProductId[]
}

/** A title and a text. */
export type CmsPage = { readonly _tag: 'CmsPage'; readonly title: string; readonly text: RichText }

export type RichTextBlock = { readonly _tag: 'RichTextBlock'; readonly text: RichText }

/** One large banner with smaller ones beside it. */
export type BigAndSmallBanners = {
  readonly _tag: 'BigAndSmallBanners'
  readonly big: readonly Banner[]
  readonly small: readonly Banner[]
}

/** A title that expands and collapses its content. */
export type DropdownBanners = { readonly _tag: 'DropdownBanners'; readonly title: string; readonly banners: readonly Banner[] }

/** An anchor that a URL can name. */
export type Anchor = { readonly _tag: 'Anchor'; readonly id: string }

export type ImageBannerSlide = {
  readonly _tag: 'ImageBannerSlide'
  readonly image: ContentImage | undefined
  readonly link: ContentLink | undefined
}

/** The shipping prices, loaded from the shop. */
export type ShippingOptions = { readonly _tag: 'ShippingOptions'; readonly title: string }

/** A picture beside a text. */
export type ImageText = {
  readonly _tag: 'ImageText'
  readonly title: string
  readonly image: ContentImage | undefined
  readonly text: RichText
}

/** A question and its answer. */
export type FaqItem = { readonly _tag: 'FaqItem'; readonly question: string; readonly answer: RichText }

/** Frequent questions, each answer collapsed; structured data lists all of them. */
export type Faq = { readonly _tag: 'Faq'; readonly title: string; readonly questions: readonly FaqItem[] }

/** What the consent covers; an unknown value covers all (Account §3). */
export const CONSENT_TYPES = ['all', 'category', 'category-only'] as const
export type CookieConsent = { readonly _tag: 'CookieConsent'; readonly type: (typeof CONSENT_TYPES)[number] }

/** Embedded markup; none of it becomes part of the page (decision S3). */
export type RawHtml = {
  readonly _tag: 'RawHtml'
  readonly title: string
  readonly parts: readonly Embed[]
  /** Pixels of the sandboxed frame, which cannot report its own height. */
  readonly height: number
}

/** The stock of named products, in the words of the product page (Account §2.11). */
export type StockBadge = Products<'StockBadge'>

/** The delivery time, from the first day to the last, yyyy-MM-dd (Account §2.11). */
export type DeliveryRange = { readonly _tag: 'DeliveryRange'; readonly title: string; readonly from: string; readonly to: string }

/** A newsletter sign-up that suggests a correction for a mistyped address (Account §2.11). */
export type EmailSuggester = { readonly _tag: 'EmailSuggester'; readonly title: string; readonly text: string }

/** A link to a page by way of signing in; signed-in customers go there directly (Account §2.11). */
export type LoginRedirect = {
  readonly _tag: 'LoginRedirect'
  readonly title: string
  readonly text: string
  readonly label: string
  readonly link: ContentLink | undefined
}

/** The optician of the signed-in customer (Account §2.11). */
export type PartnerLookup = { readonly _tag: 'PartnerLookup'; readonly title: string }

/** Legacy: a headline with a picture. */
export type HomeBanner = {
  readonly _tag: 'HomeBanner'
  readonly title: string
  readonly text: string
  readonly image: ContentImage | undefined
  readonly link: ContentLink | undefined
}

/** Legacy: pictures side by side. */
export type ImageSlider = { readonly _tag: 'ImageSlider'; readonly slides: readonly ImageBannerSlide[] }

/** Legacy: a list of features. */
export type FeatureList = { readonly _tag: 'FeatureList'; readonly title: string; readonly items: readonly FeatureItem[] }

/** Blocks that are shown if a feature flag has certain values (Account §3). */
export type AbTest = {
  readonly _tag: 'AbTest'
  readonly featureKey: string
  readonly variables: readonly AbVariable[]
  readonly content: readonly Block[]
  readonly defaultVariant: boolean
}

/** One feature, with a picture (Account §3). */
export type FeatureItem = {
  readonly _tag: 'FeatureItem'
  readonly image: ContentImage | undefined
  readonly imageAlt: string
  readonly text: string
}

/** A part of a page with a responsive layout (Account §3); an unknown value is the first of its list. */
export type Section = {
  readonly _tag: 'Section'
  readonly title: string
  readonly content: readonly Block[]
  readonly features: readonly FeatureItem[]
  readonly titleSize: Responsive<(typeof TITLE_SIZES)[number]>
  readonly alignment: Responsive<(typeof HORIZONTAL_ALIGNMENTS)[number]>
  readonly columns: Responsive<(typeof COLUMN_COUNTS)[number]>
  readonly gridGap: Responsive<(typeof SPACES)[number]>
  readonly padding: Responsive<(typeof SPACES)[number]>
  readonly contentWidth: (typeof CONTENT_WIDTHS)[number]
  readonly background: SectionColour | 'none'
  readonly backgroundCustom: string
  readonly textColor: SectionColour | 'none'
  readonly textCustom: string
  readonly forceFullHeight: boolean
  readonly verticalAlign: (typeof VERTICAL_ALIGNMENTS)[number]
  readonly horizontalAlign: (typeof HORIZONTAL_ALIGNMENTS)[number]
}

/** What an editor may put on a page; each kind has its tag (Account §2.11). */
type AnyKind =
  | HeroBanner
  | PopularProducts
  | CategoryList
  | ReorderBox
  | BrandList
  | UniqueSellingPoints
  | TrustBubbles
  | ContactSupport
  | HeroSlider
  | PageWrapper
  | CategoryPageWrapper
  | Separator
  | SelectedProducts
  | ProductList
  | ProductGrid
  | RelatedProducts
  | ProductCardBlock
  | CmsPage
  | RichTextBlock
  | BigAndSmallBanners
  | Banner
  | DropdownBanners
  | Anchor
  | ImageBannerSlide
  | ShippingOptions
  | Section
  | FeatureItem
  | ImageText
  | CtaButton
  | CookieConsent
  | TimeLimitedBanner
  | AbTest
  | RawHtml
  | StockBadge
  | DeliveryRange
  | EmailSuggester
  | LoginRedirect
  | PartnerLookup
  | HomeBanner
  | ImageSlider
  | FeatureList
  | Faq
  | FaqItem

/** Identifies a block in the editor of the content service; present only in drafts. */
export type EditingMark = { readonly options: string; readonly name: string }

export type Block = AnyKind & { readonly editing?: EditingMark }
export type BlockKind = Block['_tag']
export type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly _tag: Kind }>
