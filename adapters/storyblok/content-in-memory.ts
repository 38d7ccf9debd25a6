import * as E from 'fp-ts/lib/Either.js'
import type { ContentLibrary } from '../../application/commerce/content/content-library.port.ts'
import type { At } from '../../application/commerce/shop/at.ts'
import { bannerBounds, boundsPassed } from '../../domain/content/banner-bounds.ts'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import { LOCALES, type Locale } from '../../domain/shop/locale.ts'
import type { ContentFault } from '../commerce-api/content/block.codec.ts'
import type { ContentClient, ContentTrouble } from './content-client.ts'
import type { ContentMoment } from './read-stories.ts'
import { readLocale, type LocaleContent } from './read-space.ts'
import type { ReadMarkup } from './read-story.ts'
import { SpaceResponse } from './story.codec.ts'

type Deps = {
  /** Each shop has its own space in the content service. */
  readonly clients: ReadonlyMap<BrandChannel, ContentClient>
  /** Drafts for an environment of editors; published content if absent. */
  readonly state?: ContentMoment['state']
  readonly readMarkup: ReadMarkup
  /** Milliseconds. */
  readonly clock: () => number
  /** Milliseconds between two checks for new content. */
  readonly every: number
  /** Called with problems that an editor or an operator has to fix. */
  readonly report: (problem: string) => void
}

/** The number of reported problems that are remembered, so that each is reported once. */
const MAX_REPORTED = 500

/** Milliseconds between two checks while a shop has no content yet and its pages are unavailable. */
const INITIAL_INTERVAL = 5000

type InLocales = ReadonlyMap<Locale, LocaleContent>
type LoadedContent = {
  readonly version: number
  readonly isWhole: boolean
  readonly in: InLocales
  /** When banners start and end. */
  readonly bounds: readonly string[]
}

const boundsOf = (inLocales: InLocales): readonly string[] =>
  [...inLocales.values()].flatMap(({ pages }) => [...pages.values()].flatMap(({ body }) => bannerBounds(body)))

const faultText = (brand: BrandChannel, locale: Locale, { at, problem }: ContentFault): string =>
  `content of ${brand} (${locale}): ${at} ${problem}`

const troubleText = (brand: BrandChannel, { problem }: ContentTrouble): string => `the content service of ${brand} ${problem}`

type ContentQuery = {
  readonly brand: BrandChannel
  readonly client: ContentClient
  readonly version: number
  readonly before: LoadedContent | undefined
}

const readSpace = async (deps: Deps, { brand, client, version, before }: ContentQuery): Promise<LoadedContent | undefined> => {
  const { report, readMarkup, state = 'published' } = deps
  const inLocale = new Map<Locale, LocaleContent>()
  for (const locale of LOCALES) {
    const onFault = (fault: ContentFault): void => { report(faultText(brand, locale, fault)) }
    const content = await readLocale(client, locale, { state, version }, before?.in.get(locale), { readMarkup, onFault })()
    if (E.isLeft(content)) {
      report(troubleText(brand, content.left))
      return undefined
    }
    for (const trouble of content.right.lacks) report(`${troubleText(brand, trouble)} (${locale})`)
    inLocale.set(locale, content.right)
  }
  const isWhole = [...inLocale.values()].every(({ lacks }) => lacks.length === 0)
  return { version, isWhole, in: inLocale, bounds: boundsOf(inLocale) }
}

/** The new content of a shop; undefined if nothing has changed or if it could not be fetched. Incomplete content is fetched again. */
const newer = async (
  deps: Deps, brand: BrandChannel, client: ContentClient, before: LoadedContent | undefined,
): Promise<LoadedContent | undefined> => {
  // Only published content has a version; drafts are fetched at every check.
  if (deps.state === 'draft') return readSpace(deps, { brand, client, version: deps.clock(), before })
  const response = await client('spaces/me')()
  const space = E.isRight(response) ? SpaceResponse.decode(response.right) : undefined
  if (space === undefined || E.isLeft(space)) {
    deps.report(`the content service of ${brand} ${E.isLeft(response) ? response.left.problem : 'returned no version'}`)
    return undefined
  }
  const { version } = space.right.space
  return version === before?.version && before.isWhole ? undefined : readSpace(deps, { brand, client, version, before })
}

/** The decoded content in memory; pages are rendered from it and never wait for the service. */
export type ContentInMemory = ContentLibrary & {
  /** Checks for new content now; ends when it has been read or could not be fetched. */
  readonly refresh: () => Promise<void>
}

/**
 * Holds the published content of all shops in memory, and checks for new content when pages are requested. If the service is unavailable,
 * slow or returns malformed content, the last content stays.
 */
export const openContentInMemory = (deps: Deps): ContentInMemory => {
  const loaded = new Map<BrandChannel, LoadedContent>()
  let checkedAt = -Infinity
  let checking: Promise<void> | undefined
  /** Of the latest moment: many pages are requested within a millisecond. */
  let version: { readonly at: number; readonly text: string } | undefined

  const checkAll = async (): Promise<void> => {
    try {
      await Promise.all([...deps.clients].map(async ([brand, client]) => {
        const content = await newer(deps, brand, client, loaded.get(brand))
        if (content === undefined) return
        loaded.set(brand, content)
        version = undefined
      }))
    } finally {
      checkedAt = deps.clock()
      checking = undefined
    }
  }
  const reported = new Set<string>()
  const refresh = (): Promise<void> => (checking ??= checkAll())
  const versionAt = (moment: number): string => {
    const now = new Date(moment)
    return [...loaded].map(([brand, { version: published, isWhole, bounds }]) =>
      `${brand}:${published}.${boundsPassed(bounds, now)}${isWhole ? '' : ' in part'}`).join()
  }
  const at = ({ brandChannel, locale }: At): LocaleContent | undefined => loaded.get(brandChannel)?.in.get(locale)
  return {
    refresh,
    report: (fault) => {
      if (reported.size > MAX_REPORTED) reported.clear()
      if (!reported.has(fault)) deps.report(fault)
      reported.add(fault)
    },
    slugs: (where) => [...at(where)?.pages.keys() ?? []],
    page: (slug, where) => at(where)?.pages.get(slug),
    menu: (where) => at(where)?.menu,
    info: (where) => at(where)?.info,
    isLoaded: (where) => at(where)?.isLoaded === true,
    version: () => {
      const every = loaded.size < deps.clients.size ? Math.min(deps.every, INITIAL_INTERVAL) : deps.every
      const now = deps.clock()
      if (checking === undefined && now - checkedAt >= every) void refresh()
      if (version?.at !== now) version = { at: now, text: versionAt(now) }
      return version.text
    },
  }
}
