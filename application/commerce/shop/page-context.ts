import type { Task } from 'fp-ts/lib/Task.js'
import type { ContentPage } from '../../../domain/content/content-page.ts'
import type { FeatureFlag } from '../../../domain/content/feature-flag.ts'
import type { Menu } from '../../../domain/content/menu.ts'
import type { ShopInfo } from '../../../domain/content/shop-info.ts'
import type { At } from './at.ts'

/** Content of editors, published or as a draft. */
export interface EditedContent {
  /** `undefined` if there is no such page, or content was never loaded. */
  readonly page: (slug: string, at: At) => ContentPage | undefined
  /** `undefined` if content was never loaded: the catalogue's categories replace it. */
  readonly menu: (at: At) => Menu | undefined
  /** `undefined` if content was never loaded. */
  readonly info: (at: At) => ShopInfo | undefined
}

/** Feature flags by key, without unknown ones. */
export type FlagStates = ReadonlyMap<string, FeatureFlag>

/** Loads the feature flags for the visitor of a page. */
export type FlagsOf = (featureKeys: readonly string[]) => Task<FlagStates>

/** The parts of a page that differ between visitors. */
export type PageVariant = {
  /** The visitor id for experiments; only with consent to statistics. */
  readonly visitor?: string | undefined
  /** The feature flags, if decided before rendering. */
  readonly flagsOf?: FlagsOf
  /** Drafts, shown to an editor instead of the published content. */
  readonly drafts?: EditedContent
}

/** Brand, language, and what is shown to whom. */
export type PageContext = At & PageVariant
