import type { Block } from '../../domain/content/block.ts'
import type { LinkSite } from '../../domain/content/shop-url.ts'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import type { ListedProduct } from '../listing/listed-product.ts'
import type { BlockData } from './block-data.ts'
import type { RootLink } from './RootCategoriesView.tsx'

/** What stands around the blocks of a page: whose shop it is, where links lead, what is sold, who hears of what is followed. */
export type BlockContext = BlockData & {
  readonly brand: BrandChannel
  readonly site: LinkSite
  readonly toPath: (path: string) => string
  readonly rootCategories: readonly RootLink[]
  /** The page says its title itself. */
  readonly isTitled?: boolean | undefined
  /** Whose title is that of the page. */
  readonly titling?: Block | undefined
  readonly support: { readonly phone: string; readonly email: string; readonly workingHours: string }
  readonly onPromotion?: (() => void) | undefined
  readonly onProduct?: ((product: ListedProduct) => void) | undefined
}
