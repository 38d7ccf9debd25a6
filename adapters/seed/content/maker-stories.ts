import { writeListingQuery } from '../../../domain/listing/write-listing-query.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { categoryPathOf } from '../catalogue/category-path-of.ts'
import { writtenEntries } from '../catalogue/entries.ts'
import { inFourLanguages, type Speech } from './in-four-languages.ts'
import words from './maker-words.json' with { type: 'json' }
import type { SeedStory } from './seed-story.ts'
import { textIn, type LocalizedText } from './spoken.ts'
import { doc, leading, list, paragraph, storyLink, tile } from './story-parts.ts'

type Maker = (typeof words.makers)[number]

const MOST_SHOWN = 8
const LENSES: readonly string[] = ['lens', 'fun_lens']

const linesOf = (maker: string) => writtenEntries().filter((entry) => entry.maker === maker)

/** What of a maker is chosen most, one pack of each. */
const favouritesOf = (maker: string): string =>
  linesOf(maker).toSorted((one, other) => one.position - other.position).slice(0, MOST_SHOWN)
    .flatMap(({ packs }) => packs.at(0)?.id ?? []).join()

/** Everything of a brand, on the shelf where most of it stands. */
const shelfOf = (maker: string, brand: string): string => {
  const of = linesOf(maker).find((entry) => entry.brand === brand)
  const root = of === undefined || LENSES.includes(of.type) ? 'lens' : categoryPathOf(of).split('/')[0]
  return `/c/${root}?${writeListingQuery(new URLSearchParams(), { filters: { brand: [brand] } })}`
}

/** A button to the page of each maker but the one whose page it stands on. */
export const makerTiles = (title: string, locale: Locale, here?: Maker): object => {
  const shown = words.makers.filter((maker) => maker !== here)
  return {
    component: 'section', background_color: 'none', columns: '2', columns_desktop: shown.length > 4 ? '3' : '4', grid_gap: 'small', title,
    content: shown.map(({ name, slug }) => tile(name, storyLink(locale, slug))),
  }
}

const page = (maker: Maker, { locale, tone }: Speech) => {
  const say = (text: LocalizedText): string => textIn(text, locale, tone).replaceAll('{maker}', maker.name)
  return {
    component: 'page',
    title: say(words.title),
    description: say(words.description),
    body: [
      { component: 'cms_page', title: maker.name, text: doc(paragraph(say(maker.lead))) },
      {
        component: 'image_text',
        title: say(words.lines),
        image: { filename: `p/${favouritesOf(maker.maker).split(',')[0]}/front`, alt: '' },
        text: doc(list(maker.lines.map(({ brand, text }) =>
          leading(brand, localePath(locale, shelfOf(maker.maker, brand)), `: ${say(text)}`)))),
      },
      { component: 'product_grid', title: say(words.products), products_set: favouritesOf(maker.maker) },
      makerTiles(say(words.others), locale, maker),
      { component: 'contact_support' },
    ],
  }
}

/** A page of each maker: what it makes, how its lines differ, and what of it is chosen most. */
export const makerStories = (brand: BrandChannel): readonly SeedStory[] =>
  words.makers.map((maker) => inFourLanguages(brand, maker.slug, maker.name, (speech) => page(maker, speech)))
