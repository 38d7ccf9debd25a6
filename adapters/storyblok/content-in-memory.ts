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
  /** Drafts where editors look at their work before anybody else does; what is published when absent. */
  readonly state?: ContentMoment['state']
  readonly readMarkup: ReadMarkup
  /** Milliseconds. */
  readonly clock: () => number
  /** Milliseconds between two looks at whether something is another. */
  readonly every: number
  /** Hears what an editor or whoever runs the service is to mend. */
  readonly report: (problem: string) => void
}

/** A fault is told once, not with every page that is drawn. */
const MOST_TOLD = 500

/** Milliseconds between two looks while nothing is known yet of a shop: whoever asked for its pages was told to come back. */
const SOONER = 5000

type InLocales = ReadonlyMap<Locale, LocaleContent>
type LoadedContent = {
  readonly version: number
  readonly isWhole: boolean
  readonly in: InLocales
  /** When banners come and go. */
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

/** Another content of a shop, if there is one and it could be had; also the same once more where something of it was lacking. */
const newer = async (
  deps: Deps, brand: BrandChannel, client: ContentClient, before: LoadedContent | undefined,
): Promise<LoadedContent | undefined> => {
  // The service counts what is published: a draft is another one whenever it is looked at.
  if (deps.state === 'draft') return readSpace(deps, { brand, client, version: deps.clock(), before })
  const answer = await client('spaces/me')()
  const space = E.isRight(answer) ? SpaceResponse.decode(answer.right) : undefined
  if (space === undefined || E.isLeft(space)) {
    deps.report(`the content service of ${brand} ${E.isLeft(answer) ? answer.left.problem : 'returned no version'}`)
    return undefined
  }
  const { version } = space.right.space
  return version === before?.version && before.isWhole ? undefined : readSpace(deps, { brand, client, version, before })
}

/** Content that is held decoded. Pages are drawn from it and never wait for the service. */
export type ContentInMemory = ContentLibrary & {
  /** Looks now, whatever was seen before; ends when what is new is held, or could not be had. */
  readonly look: () => Promise<void>
}

/**
 * Keeps what is published of every shop, decoded; looks every so often, when a page is asked for, whether it is another. Where the
 * service is silent, slow or garbled, the last that was good stays.
 */
export const openContentInMemory = (deps: Deps): ContentInMemory => {
  const loaded = new Map<BrandChannel, LoadedContent>()
  let seenAt = -Infinity
  let looking: Promise<void> | undefined

  const lookAtAll = async (): Promise<void> => {
    try {
      await Promise.all([...deps.clients].map(async ([brand, client]) => {
        const content = await newer(deps, brand, client, loaded.get(brand))
        if (content !== undefined) loaded.set(brand, content)
      }))
    } finally {
      seenAt = deps.clock()
      looking = undefined
    }
  }
  const reported = new Set<string>()
  const look = (): Promise<void> => (looking ??= lookAtAll())
  const at = ({ brandChannel, locale }: At): LocaleContent | undefined => loaded.get(brandChannel)?.in.get(locale)
  return {
    look,
    report: (fault) => {
      if (reported.size > MOST_TOLD) reported.clear()
      if (!reported.has(fault)) deps.report(fault)
      reported.add(fault)
    },
    slugs: (where) => [...at(where)?.pages.keys() ?? []],
    page: (slug, where) => at(where)?.pages.get(slug),
    menu: (where) => at(where)?.menu,
    info: (where) => at(where)?.info,
    isKnown: (where) => at(where)?.isKnown === true,
    version: () => {
      const every = loaded.size < deps.clients.size ? Math.min(deps.every, SOONER) : deps.every
      if (looking === undefined && deps.clock() - seenAt >= every) void look()
      const now = new Date(deps.clock())
      return [...loaded].map(([brand, { version, isWhole, bounds }]) =>
        `${brand}:${version}.${boundsPassed(bounds, now)}${isWhole ? '' : ' in part'}`).join()
    },
  }
}
