import type { Block } from '../../domain/content/block.ts'
import type { LinkSite } from '../../domain/content/shop-url.ts'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import type { BlockData } from './block-data.ts'
import type { RootLink } from './RootCategoriesView.tsx'

/** The context of the blocks of a page: shop, links, products, and tracking. */
export type BlockContext = BlockData & {
  readonly brand: BrandChannel
  readonly site: LinkSite
  readonly toPath: (path: string) => string
  readonly rootCategories: readonly RootLink[]
  /** The page renders its title itself. */
  readonly isTitled?: boolean | undefined
  /** The block whose title is the title of the page. */
  readonly titling?: Block | undefined
  readonly support: { readonly phone: string; readonly email: string; readonly workingHours: string }
  /** The promotion that a hero banner is. */
  readonly promotion?: string | undefined
}
