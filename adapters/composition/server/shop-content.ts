import { BRAND_CHANNELS, type BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { Storyblok } from '../../configuration/configuration.ts'
import { openContentService, type ContentService } from '../../content-service/content-service.ts'
import { readMarkup } from '../../markup/read-markup.ts'
import { demoStories } from '../../seed/content/demo-stories.ts'
import { makeContentClient, type ContentPlace } from '../../storyblok/content-client.ts'
import { openContentInMemory, type ContentInMemory } from '../../storyblok/content-in-memory.ts'
import { systemClock } from './system-clock.ts'

/** Milliseconds for one answer of the content service. */
const TIMEOUT = 4000
/** Milliseconds between two looks at the content service: one that is elsewhere counts who asks, and counts all brands as one. */
const EVERY = { embedded: 1000, elsewhere: 10_000 }

const tokenOf = (brand: BrandChannel): string => `demo-${brand}`

const embedded = (): ContentService =>
  openContentService(BRAND_CHANNELS.map((brand) => {
    const stories = demoStories(brand)
    return { name: brand, token: tokenOf(brand), previewToken: `preview-${brand}`, stories: () => stories }
  }))

const embeddedPlace = (service: ContentService, brand: BrandChannel): ContentPlace => ({
  endpoint: 'http://content.localhost/v2',
  token: tokenOf(brand),
  timeout: TIMEOUT,
  fetch: (url) => Promise.resolve(service.answer(url)),
})

/** What editors composed, held by this process; the shop's own pages stand for a brand that has no space elsewhere. */
export const openShopContent = async (
  report: (problem: unknown) => void, elsewhere?: Storyblok,
): Promise<ContentInMemory> => {
  const service = embedded()
  const placeOf = (brand: BrandChannel): ContentPlace => {
    const token = elsewhere?.tokens[brand]
    return elsewhere === undefined || token === undefined
      ? embeddedPlace(service, brand)
      : { endpoint: elsewhere.url, token, timeout: TIMEOUT, fetch }
  }
  const content = openContentInMemory({
    clients: new Map(BRAND_CHANNELS.map((brand) => [brand, makeContentClient(placeOf(brand))])),
    readMarkup,
    clock: () => systemClock.now().getTime(),
    every: elsewhere === undefined ? EVERY.embedded : EVERY.elsewhere,
    report,
  })
  await content.look()
  return content
}
