import type { ContentLibrary } from '../../application/commerce/content/content-library.port.ts'
import type { At } from '../../application/commerce/shop/at.ts'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import type { OnFault } from '../commerce-api/content/block.codec.ts'
import { readMenu } from '../commerce-api/content/menu.codec.ts'
import { readShopInfo } from '../commerce-api/content/shop-info.codec.ts'
import { demoStories } from '../seed/content/demo-stories.ts'
import { seedLanguage } from '../seed/content/seed-language.ts'
import type { SeedStory } from '../seed/content/seed-story.ts'
import { MENU_STORY, SETTINGS_STORY } from '../storyblok/read-stories.ts'
import { readStory, type ReadMarkup } from '../storyblok/read-story.ts'

/** All of the shop's own stories are read. */
const refuse = (fault: string): never => {
  throw new Error(fault)
}

/** A browser has no parser for rich text, so there all of it is hidden. */
const hideMarkup: ReadMarkup = (html) => [{ _tag: 'Markup', html }]

/** The content of a shop in memory, read from its stories without a service; throws what it cannot read. */
export const contentOf = (
  storiesOf: (brand: BrandChannel) => readonly SeedStory[] = demoStories, readMarkup: ReadMarkup = hideMarkup,
  onFault: (fault: string) => void = refuse,
): ContentLibrary => {
  const cache = new Map<string, unknown>()
  const stories = new Map<BrandChannel, readonly SeedStory[]>()
  const storiesAt = ({ brandChannel }: At): readonly SeedStory[] => {
    const ofBrand = stories.get(brandChannel) ?? storiesOf(brandChannel)
    stories.set(brandChannel, ofBrand)
    return ofBrand
  }
  const contentAt = (slug: string, at: At): unknown => {
    const content = storiesAt(at).find((story) => story.slug === slug)?.content
    return content?.[seedLanguage(at.locale)] ?? content?.['default']
  }
  const once = <Read>(slug: string, at: At, readOf: (content: unknown) => Read): Read | undefined => {
    const key = `${at.brandChannel} ${at.locale} ${slug}`
    if (!cache.has(key)) {
      const content = contentAt(slug, at)
      cache.set(key, content === undefined ? undefined : readOf(content))
    }
    return cache.get(key) as Read | undefined
  }
  const faultsOf = (slug: string, { brandChannel }: At): OnFault => ({ at, problem }) => {
    onFault(`The story ${slug} of ${brandChannel}: ${at} ${problem}`)
  }
  return {
    slugs: (at) => storiesAt(at).map(({ slug }) => slug).filter((slug) => slug !== MENU_STORY && slug !== SETTINGS_STORY),
    page: (slug, at) => once(slug, at, (content) => readStory(slug, content, { readMarkup, onFault: faultsOf(slug, at) })),
    menu: (at) => once(MENU_STORY, at, (content) => readMenu(content, faultsOf(MENU_STORY, at))),
    info: (at) => once(SETTINGS_STORY, at, readShopInfo),
    isLoaded: () => true,
    version: () => 'demo',
    report: () => undefined,
  }
}
