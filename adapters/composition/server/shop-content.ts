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

/** Time limit of a request to the content service, in milliseconds. */
const TIMEOUT = 4000
/** Milliseconds between two requests for changes: a hosted service limits requests, counting all brands as one client. */
const POLL_INTERVAL = { embedded: 1000, hosted: 10_000 }

const tokenOf = (brand: BrandChannel): string => `demo-${brand}`

const previewTokenOf = (brand: BrandChannel): string => `preview-${brand}`

/** The pages that come with the shop: the demo's, or none if all composed content is the company's own. */
export type OwnPages = 'demo' | 'none'

const storiesOf = (brand: BrandChannel, pages: OwnPages): readonly SeedStory[] =>
  pages === 'none' ? [] : [...demoStories(brand), draftStory(brand)]

const embedded = (pages: OwnPages): ContentService =>
  openContentService(BRAND_CHANNELS.map((brand) => {
    const stories = storiesOf(brand, pages)
    return { name: brand, token: tokenOf(brand), previewToken: previewTokenOf(brand), stories: () => stories }
  }))

const embeddedSource = (service: ContentService, token: string): ContentSource => ({
  endpoint: 'http://content.localhost/v2',
  token,
  timeout: TIMEOUT,
  fetch: (url) => Promise.resolve(service.respond(url)),
})

/** The content of a brand: the published one, and the unpublished one of its editor. */
type Sources = { readonly published: ContentSource; readonly drafts?: DraftSource }

const hostedSources = ({ url: endpoint, state }: Storyblok, token: string, previewToken: string | undefined): Sources => {
  const source = { endpoint, token, timeout: TIMEOUT, fetch }
  if (previewToken === undefined) return { published: source }
  const drafts = { ...source, token: previewToken }
  return { published: state === 'draft' ? drafts : source, drafts: { client: makeContentClient(drafts), previewToken } }
}

const embeddedSources = (service: ContentService, brand: BrandChannel): Sources => {
  const previewToken = previewTokenOf(brand)
  const drafts = { client: makeContentClient(embeddedSource(service, previewToken)), previewToken }
  return { published: embeddedSource(service, tokenOf(brand)), drafts }
}

/** The composed content held by this process, and access to its drafts. */
export type ShopContent = ContentInMemory & {
  readonly draftsFor: DraftsFor
  /** The parameters by which a demo shop shows a draft of its own pages. */
  readonly signed: (brand: BrandChannel) => URLSearchParams
}

/** The composed content; a brand without a space in the content service gets the shop's own pages. */
export const openShopContent = async (
  report: (problem: unknown) => void, hosted?: Storyblok, pages: OwnPages = 'demo',
): Promise<ShopContent> => {
  const service = embedded(pages)
  const sources = BRAND_CHANNELS.map((brand): readonly [BrandChannel, Sources] => {
    const token = hosted?.tokens[brand]
    return [brand, hosted === undefined || token === undefined
      ? embeddedSources(service, brand)
      : hostedSources(hosted, token, hosted.previewTokens?.[brand])]
  })
  const clock = (): Date => systemClock.now()
  const content = openContentInMemory({
    clients: new Map(sources.map(([brand, { published }]) => [brand, makeContentClient(published)])),
    ...(hosted?.state === 'draft' ? { state: hosted.state } : {}),
    readMarkup,
    clock: () => clock().getTime(),
    every: hosted === undefined ? POLL_INTERVAL.embedded : POLL_INTERVAL.hosted,
    report,
  })
  await content.refresh()
  const drafts = new Map(sources.flatMap(([brand, { drafts: source }]) => (source === undefined ? [] : [[brand, source] as const])))
  return {
    ...content,
    draftsFor: openContentDrafts({ sources: drafts, readMarkup, clock, report }),
    signed: (brand) => signPreview(previewTokenOf(brand), clock()),
  }
}
