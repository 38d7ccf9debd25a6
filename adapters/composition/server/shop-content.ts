import { BRAND_CHANNELS, type BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { openContentService, type ContentService } from '../../content-service/content-service.ts'
import { demoStories } from '../../seed/content/demo-stories.ts'
import { makeContentClient, type ContentPlace } from '../../storyblok/content-client.ts'
import { openContentInMemory, type ContentInMemory } from '../../storyblok/content-in-memory.ts'
import { systemClock } from './system-clock.ts'

/** Milliseconds between two looks at the content service, and for one answer of it. */
const TIMES = { every: 1000, timeout: 4000 }

const tokenOf = (brand: BrandChannel): string => `demo-${brand}`

const embedded = (): ContentService =>
  openContentService(BRAND_CHANNELS.map((brand) => {
    const stories = demoStories(brand)
    return { name: brand, token: tokenOf(brand), previewToken: `preview-${brand}`, stories: () => stories }
  }))

const embeddedPlace = (service: ContentService, brand: BrandChannel): ContentPlace => ({
  endpoint: 'http://content.localhost/v2',
  token: tokenOf(brand),
  timeout: TIMES.timeout,
  fetch: (url) => Promise.resolve(service.answer(url)),
})

/** What editors composed, held by this process; the service stands in it where no other is configured. */
export const openShopContent = async (report: (problem: unknown) => void): Promise<ContentInMemory> => {
  const service = embedded()
  const content = openContentInMemory({
    clients: new Map(BRAND_CHANNELS.map((brand) => [brand, makeContentClient(embeddedPlace(service, brand))])),
    clock: () => systemClock.now().getTime(),
    every: TIMES.every,
    report,
  })
  await content.look()
  return content
}
