import type { ContentPage } from '../../../domain/content/content-page.ts'
import type { Menu } from '../../../domain/content/menu.ts'
import type { ShopInfo } from '../../../domain/content/shop-info.ts'
import type { At } from '../shop/at.ts'

/** What editors composed, as it was known last: asked while a page is drawn, so it answers at once and never fails. */
export interface ContentLibrary {
  /** Nothing where there is no such page, or none was ever known. */
  readonly page: (slug: string, at: At) => ContentPage | undefined
  /** Nothing where it could never be had: the catalogue's own tree stands for it. */
  readonly menu: (at: At) => Menu | undefined
  /** Nothing where it could never be had. */
  readonly info: (at: At) => ShopInfo | undefined
  /** Another one whenever something that is shown has changed. */
  readonly version: () => string
  /** Tells whoever looks after the content what is to be mended. */
  readonly report: (fault: string) => void
}
