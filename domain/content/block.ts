import type { ProductId } from '../product/product.ts'
import type { ContentImage } from './content-image.ts'
import type { ContentLink } from './content-link.ts'

/** One promise and the way to it (Account §3); a second way where an editor sets one. */
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
}

/** Cards of named products, or of those most shoppers look for where none is named (Account §3, §9). */
export type PopularProducts = {
  readonly _tag: 'PopularProducts'
  readonly title: string
  readonly subtitle: string
  readonly productIds: readonly ProductId[]
}

/** The ways into the catalogue. */
export type CategoryList = { readonly _tag: 'CategoryList'; readonly title: string }

/** For whoever holds the old pack in hand. */
export type ReorderBox = { readonly _tag: 'ReorderBox'; readonly title: string; readonly text: string }

/** The makers' names, with how many lenses each has. */
export type BrandList = { readonly _tag: 'BrandList'; readonly title: string; readonly text: string }

/** Up to nine reasons; an empty one is left out (Account §9). */
export type UniqueSellingPoints = {
  readonly _tag: 'UniqueSellingPoints'
  readonly title: string
  readonly points: readonly SellingPoint[]
}
export type SellingPoint = { readonly title: string; readonly text: string }

/** Three numbers that can be checked, each with what it counts. */
export type TrustBubbles = { readonly _tag: 'TrustBubbles'; readonly bubbles: readonly TrustBubble[] }
export type TrustBubble = { readonly number: string; readonly text: string }

/** Who helps; telephone and hours are those of the shop's settings (Account §3). */
export type ContactSupport = {
  readonly _tag: 'ContactSupport'
  readonly expertName: string
  readonly expertTitle: string
  readonly expertTitle2: string
  readonly image: ContentImage | undefined
}

/** What an editor may put on a page; each kind is told apart by its tag (Account §2.11). */
export type Block =
  | HeroBanner
  | PopularProducts
  | CategoryList
  | ReorderBox
  | BrandList
  | UniqueSellingPoints
  | TrustBubbles
  | ContactSupport

export type BlockKind = Block['_tag']
export type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly _tag: Kind }>
