import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { CatalogueEntry } from '../catalogue/catalogue-entry.codec.ts'
import { catalogueEntries } from '../catalogue/entries.ts'
import { articleStory } from './article-story.ts'
import dryEyes from './dry-eyes-words.json' with { type: 'json' }
import firstLenses from './first-lenses-words.json' with { type: 'json' }
import guides from './guide-words.json' with { type: 'json' }
import lensCare from './lens-care-words.json' with { type: 'json' }
import type { SeedStory } from './seed-story.ts'

const MAX_PRODUCTS = 4

/** The bestsellers of some entries, one pack size of each. */
const favourites = (matches: (entry: CatalogueEntry) => boolean): string =>
  catalogueEntries().filter(matches).toSorted((first, second) => first.position - second.position).slice(0, MAX_PRODUCTS)
    .flatMap(({ packs }) => packs.at(0)?.id ?? []).join()

/** Daily lenses with at least this water content, in percent, for the page on dry eyes. */
const MUCH_WATER = 55

const forDryEyes = (): string => [
  favourites(({ type }) => type === 'humidifier'),
  favourites(({ usage, facts }) => usage === 'daily' && (facts?.water ?? 0) >= MUCH_WATER),
].join()

/** Guides to read before, while and after wearing lenses. */
export const guideStories = (brand: BrandChannel): readonly SeedStory[] => [
  articleStory(brand, {
    slug: 'first-lenses', name: 'For the first time', words: firstLenses,
    links: [
      { path: 'c/lens/daily', label: guides.daily },
      { path: 'lens-values', label: guides.values },
      { path: 'lens-care', label: guides.care },
    ],
  }),
  articleStory(brand, {
    slug: 'lens-care', name: 'Caring for lenses', words: lensCare,
    links: [
      { path: 'c/lenscare', label: guides.products }, { path: 'first-lenses', label: guides.first }, { path: 'faq', label: guides.faq },
    ],
  }),
  articleStory(brand, {
    slug: 'dry-eyes', name: 'Dry eyes', words: dryEyes,
    links: [{ path: 'c/humidifier', label: guides.drops }, { path: 'lens-care', label: guides.care }, { path: 'faq', label: guides.faq }],
    blocks: (textOf) => [{ component: 'product_grid', title: textOf(dryEyes.products), products_set: forDryEyes() }],
  }),
]
