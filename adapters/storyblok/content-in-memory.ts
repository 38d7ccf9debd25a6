import * as E from 'fp-ts/lib/Either.js'
import type { ContentLibrary } from '../../application/commerce/content/content-library.port.ts'
import type { ContentPage } from '../../domain/content/content-page.ts'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import { LOCALES, type Locale } from '../../domain/shop/locale.ts'
import type { ContentFault } from '../commerce-api/content/block.codec.ts'
import type { ContentClient } from './content-client.ts'
import { readStories } from './read-stories.ts'
import { SpaceAnswer } from './story.codec.ts'

type Deps = {
  /** Each shop has its own space in the content service. */
  readonly clients: ReadonlyMap<BrandChannel, ContentClient>
  /** Milliseconds. */
  readonly clock: () => number
  /** Milliseconds between two looks at whether something is another. */
  readonly every: number
  /** Hears what an editor or whoever runs the service is to mend. */
  readonly report: (problem: string) => void
}

/** A fault is told once, not with every page that is drawn. */
const MOST_TOLD = 500

type Held = { readonly version: number; readonly pages: ReadonlyMap<Locale, ReadonlyMap<string, ContentPage>> }

const faultText = (brand: BrandChannel, locale: Locale, { at, problem }: ContentFault): string =>
  `content of ${brand} (${locale}): ${at} ${problem}`

const readSpace = async ({ report }: Deps, brand: BrandChannel, client: ContentClient, version: number): Promise<Held | undefined> => {
  const pages = new Map<Locale, ReadonlyMap<string, ContentPage>>()
  for (const locale of LOCALES) {
    const read = await readStories(client, locale, version, (fault) => { report(faultText(brand, locale, fault)) })()
    if (E.isLeft(read)) {
      report(`the content service of ${brand} ${read.left.problem}`)
      return undefined
    }
    pages.set(locale, read.right)
  }
  return { version, pages }
}

/** Another content of a shop, if there is one and it could be had whole. */
const newer = async (deps: Deps, brand: BrandChannel, client: ContentClient, known: Held | undefined): Promise<Held | undefined> => {
  const answer = await client('spaces/me')()
  const space = E.isRight(answer) ? SpaceAnswer.decode(answer.right) : undefined
  if (space === undefined || E.isLeft(space)) {
    deps.report(`the content service of ${brand} ${E.isLeft(answer) ? answer.left.problem : 'told no version'}`)
    return undefined
  }
  const { version } = space.right.space
  return version === known?.version ? undefined : readSpace(deps, brand, client, version)
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
  const held = new Map<BrandChannel, Held>()
  let seenAt = -Infinity
  let looking: Promise<void> | undefined

  const lookAtAll = async (): Promise<void> => {
    try {
      await Promise.all([...deps.clients].map(async ([brand, client]) => {
        const found = await newer(deps, brand, client, held.get(brand))
        if (found !== undefined) held.set(brand, found)
      }))
    } finally {
      seenAt = deps.clock()
      looking = undefined
    }
  }
  const told = new Set<string>()
  const look = (): Promise<void> => (looking ??= lookAtAll())
  return {
    look,
    report: (fault) => {
      if (told.size > MOST_TOLD) told.clear()
      if (!told.has(fault)) deps.report(fault)
      told.add(fault)
    },
    page: (slug, { brandChannel, locale }) => held.get(brandChannel)?.pages.get(locale)?.get(slug),
    version: () => {
      if (looking === undefined && deps.clock() - seenAt >= deps.every) void look()
      return [...held].map(([brand, { version }]) => `${brand}:${version}`).join()
    },
  }
}
