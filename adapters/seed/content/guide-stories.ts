import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { CatalogueEntry } from '../catalogue/catalogue-entry.codec.ts'
import { writtenEntries } from '../catalogue/entries.ts'
import { articleStory } from './article-story.ts'
import dryEyes from './dry-eyes-words.json' with { type: 'json' }
import firstLenses from './first-lenses-words.json' with { type: 'json' }
import guides from './guide-words.json' with { type: 'json' }
import lensCare from './lens-care-words.json' with { type: 'json' }
import type { SeedStory } from './seed-story.ts'

const MOST_SHOWN = 4

/** What is chosen most of some articles, one pack of each. */
const favourites = (isMeant: (entry: CatalogueEntry) => boolean): string =>
  writtenEntries().filter(isMeant).toSorted((one, other) => one.position - other.position).slice(0, MOST_SHOWN)
    .flatMap(({ packs }) => packs.at(0)?.id ?? []).join()

/** Water above this share, in percent, and worn for a day: what the page on dry eyes speaks of. */
const MUCH_WATER = 55

const forDryEyes = (): string => [
  favourites(({ type }) => type === 'humidifier'),
  favourites(({ usage, facts }) => usage === 'daily' && (facts?.water ?? 0) >= MUCH_WATER),
].join()

/** Pages to read before, while and after lenses are worn. */
export const guideStories = (brand: BrandChannel): readonly SeedStory[] => [
  articleStory(brand, {
    slug: 'first-lenses', name: 'For the first time', words: firstLenses,
    ways: [
      { path: 'c/lens/daily', label: guides.daily },
      { path: 'lens-values', label: guides.values },
      { path: 'lens-care', label: guides.care },
    ],
  }),
  articleStory(brand, {
    slug: 'lens-care', name: 'Caring for lenses', words: lensCare,
    ways: [
      { path: 'c/lenscare', label: guides.products }, { path: 'first-lenses', label: guides.first }, { path: 'faq', label: guides.faq },
    ],
  }),
  articleStory(brand, {
    slug: 'dry-eyes', name: 'Dry eyes', words: dryEyes,
    ways: [{ path: 'c/humidifier', label: guides.drops }, { path: 'lens-care', label: guides.care }, { path: 'faq', label: guides.faq }],
    more: (say) => [{ component: 'product_grid', title: say(dryEyes.products), products_set: forDryEyes() }],
  }),
]
