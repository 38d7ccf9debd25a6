import type { Task } from 'fp-ts/lib/Task.js'
import type { ContentPage } from '../../../domain/content/content-page.ts'
import type { FeatureFlag } from '../../../domain/content/feature-flag.ts'
import type { Menu } from '../../../domain/content/menu.ts'
import type { ShopInfo } from '../../../domain/content/shop-info.ts'
import type { At } from './at.ts'

/** What editors composed, published or as they are about to publish it. */
export interface ContentShown {
  /** Nothing where there is no such page, or none was ever known. */
  readonly page: (slug: string, at: At) => ContentPage | undefined
  /** Nothing where it could never be had: the catalogue's own tree stands for it. */
  readonly menu: (at: At) => Menu | undefined
  /** Nothing where it could never be had. */
  readonly info: (at: At) => ShopInfo | undefined
}

/** How features stand, by their keys; one that nobody knows of is not among them. */
export type KnownFlags = ReadonlyMap<string, FeatureFlag>

/** Asks how features stand for whoever a page is drawn for. */
export type FlagsOf = (featureKeys: readonly string[]) => Task<KnownFlags>

/** What of a page is not the same for everybody. */
export type WhatIsShown = {
  /** By what somebody is known again who is sorted into variants; only after a yes to statistics. */
  readonly visitor?: string | undefined
  /** How features stand, where that was decided before a page is drawn. */
  readonly flagsOf?: FlagsOf
  /** What an editor is shown instead of what is published. */
  readonly drafts?: ContentShown
}

/** In which shop and language something is asked, and what is shown to whom. */
export type ShownAt = At & WhatIsShown
