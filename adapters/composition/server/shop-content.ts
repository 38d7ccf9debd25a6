import { BRAND_CHANNELS, type BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { Storyblok } from '../../configuration/configuration.ts'
import { openContentService, type ContentService } from '../../content-service/content-service.ts'
import { readMarkup } from '../../markup/read-markup.ts'
import { demoStories } from '../../seed/content/demo-stories.ts'
import { draftStory } from '../../seed/content/draft-story.ts'
import type { SeedStory } from '../../seed/content/seed-story.ts'
import { openContentDrafts, type DraftSource, type DraftsFor } from '../../storyblok/content-drafts.ts'
import { signPreview } from '../../storyblok/signed-preview.ts'
import { makeContentClient, type ContentSource } from '../../storyblok/content-client.ts'
import { openContentInMemory, type ContentInMemory } from '../../storyblok/content-in-memory.ts'
import { systemClock } from './system-clock.ts'

/** Milliseconds for one answer of the content service. */
const TIMEOUT = 4000
/** Milliseconds between two looks at the content service: one that is elsewhere counts who asks, and counts all brands as one. */
const EVERY = { embedded: 1000, elsewhere: 10_000 }

const tokenOf = (brand: BrandChannel): string => `demo-${brand}`

const previewTokenOf = (brand: BrandChannel): string => `preview-${brand}`

/** Which pages come with the shop: the demo's, or none, where everything that is composed is the company's own. */
export type OwnPages = 'demo' | 'none'

const storiesOf = (brand: BrandChannel, pages: OwnPages): readonly SeedStory[] =>
  pages === 'none' ? [] : [...demoStories(brand), draftStory(brand)]

const embedded = (pages: OwnPages): ContentService =>
  openContentService(BRAND_CHANNELS.map((brand) => {
    const stories = storiesOf(brand, pages)
    return { name: brand, token: tokenOf(brand), previewToken: previewTokenOf(brand), stories: () => stories }
  }))

const embeddedPlace = (service: ContentService, token: string): ContentSource => ({
  endpoint: 'http://content.localhost/v2',
  token,
  timeout: TIMEOUT,
  fetch: (url) => Promise.resolve(service.answer(url)),
})

/** Where a brand's content is asked for: what is published, and what its editor is about to publish. */
type Places = { readonly shown: ContentSource; readonly drafts?: DraftSource }

const elsewherePlaces = ({ url: endpoint, state }: Storyblok, token: string, previewToken: string | undefined): Places => {
  const place = { endpoint, token, timeout: TIMEOUT, fetch }
  if (previewToken === undefined) return { shown: place }
  const drafts = { ...place, token: previewToken }
  return { shown: state === 'draft' ? drafts : place, drafts: { client: makeContentClient(drafts), previewToken } }
}

const embeddedPlaces = (service: ContentService, brand: BrandChannel): Places => {
  const previewToken = previewTokenOf(brand)
  const drafts = { client: makeContentClient(embeddedPlace(service, previewToken)), previewToken }
  return { shown: embeddedPlace(service, tokenOf(brand)), drafts }
}

/** What editors composed, held by this process, and the way to their drafts. */
export type ShopContent = ContentInMemory & {
  readonly draftsFor: DraftsFor
  /** The parameters by which a demo shop shows a draft of its own pages. */
  readonly signed: (brand: BrandChannel) => URLSearchParams
}

/** What editors composed; the shop's own pages stand for a brand that has no space elsewhere. */
export const openShopContent = async (
  report: (problem: unknown) => void, elsewhere?: Storyblok, pages: OwnPages = 'demo',
): Promise<ShopContent> => {
  const service = embedded(pages)
  const places = BRAND_CHANNELS.map((brand): readonly [BrandChannel, Places] => {
    const token = elsewhere?.tokens[brand]
    return [brand, elsewhere === undefined || token === undefined
      ? embeddedPlaces(service, brand)
      : elsewherePlaces(elsewhere, token, elsewhere.previewTokens?.[brand])]
  })
  const clock = (): Date => systemClock.now()
  const content = openContentInMemory({
    clients: new Map(places.map(([brand, { shown }]) => [brand, makeContentClient(shown)])),
    ...(elsewhere?.state === 'draft' ? { state: elsewhere.state } : {}),
    readMarkup,
    clock: () => clock().getTime(),
    every: elsewhere === undefined ? EVERY.embedded : EVERY.elsewhere,
    report,
  })
  await content.refresh()
  const drafts = new Map(places.flatMap(([brand, { drafts: place }]) => (place === undefined ? [] : [[brand, place] as const])))
  return {
    ...content,
    draftsFor: openContentDrafts({ sources: drafts, readMarkup, clock, report }),
    signed: (brand) => signPreview(previewTokenOf(brand), clock()),
  }
}
