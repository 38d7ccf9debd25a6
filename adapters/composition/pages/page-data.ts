import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { VisitorState } from './page-answer.ts'
import type { PageContent } from '../../../ui/binding/page-content.ts'

/** Scripts and styles of the first load, as absolute paths. */
export type Assets = {
  readonly entry: string
  readonly styles: readonly string[]
  /** The styles of the pages that are never the first of a session. */
  readonly laterStyles: readonly string[]
  readonly preloads: readonly string[]
  /** The module with the view of the page, and its export. */
  readonly view?: readonly [module: string, component: `${string}Page`]
  readonly fonts: readonly string[]
  /** The folder of the texts. */
  readonly texts: string
}

/** What the server hands to the browser inside the page, as JSON, so that the browser continues where the server ended. */
export type PageData = {
  readonly locale: Locale
  readonly brand: BrandChannel
  readonly shop: ShopSettings
  readonly assets: Assets
  /** The name of the page; absent if none matched. */
  readonly page?: string
  readonly content: PageContent
  /** In a page that is never cached: what the server learned about its visitor. */
  readonly visitor?: VisitorState
}

export const PAGE_DATA_ID = 'page-data'

/** JSON that cannot end its own script element. */
export const toScriptJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
