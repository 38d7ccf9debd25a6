import type { ContentLibrary } from '../../application/commerce/content/content-library.port.ts'
import type { ContentPage } from '../../domain/content/content-page.ts'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { demoStories } from '../seed/content/demo-stories.ts'
import { seedLanguage } from '../seed/content/seed-language.ts'
import type { SeedStory } from '../seed/content/seed-story.ts'
import { readStory } from '../storyblok/read-story.ts'

/** The content of a shop in memory, read from its stories without a service; what it cannot read it throws. */
export const contentOf = (storiesOf: (brand: BrandChannel) => readonly SeedStory[] = demoStories): ContentLibrary => {
  const read = new Map<string, ContentPage | undefined>()
  const pageOf = (slug: string, brand: BrandChannel, locale: Locale): ContentPage | undefined => {
    const content = storiesOf(brand).find((story) => story.slug === slug)?.content
    if (content === undefined) return undefined
    return readStory(slug, content[seedLanguage(locale)] ?? content['default'], ({ at, problem }) => {
      throw new Error(`The story ${slug} of ${brand}: ${at} ${problem}`)
    })
  }
  return {
    page: (slug, { brandChannel, locale }) => {
      const key = `${brandChannel} ${locale} ${slug}`
      if (!read.has(key)) read.set(key, pageOf(slug, brandChannel, locale))
      return read.get(key)
    },
    version: () => 'demo',
    report: () => undefined,
  }
}
