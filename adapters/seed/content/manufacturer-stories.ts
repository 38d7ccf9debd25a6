import { writeListingQuery } from '../../../domain/listing/write-listing-query.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { categoryPathOf } from '../catalogue/category-path-of.ts'
import { catalogueEntries } from '../catalogue/entries.ts'
import { inFourLanguages, type Speech } from './in-four-languages.ts'
import words from './maker-words.json' with { type: 'json' }
import type { SeedStory } from './seed-story.ts'
import { textIn, type LocalizedText } from './localized-text.ts'
import { doc, leading, list, paragraph, storyLink, tile } from './story-parts.ts'

type Maker = (typeof words.makers)[number]

const MAX_PRODUCTS = 8
const LENSES: readonly string[] = ['lens', 'fun_lens']

const linesOf = (maker: string) => catalogueEntries().filter((entry) => entry.maker === maker)

/** The bestsellers of a manufacturer, one pack size of each. */
const favouritesOf = (maker: string): string =>
  linesOf(maker).toSorted((first, second) => first.position - second.position).slice(0, MAX_PRODUCTS)
    .flatMap(({ packs }) => packs.at(0)?.id ?? []).join()

/** All products of a brand, in the category that has most of them. */
const categoryOf = (maker: string, brand: string): string => {
  const of = linesOf(maker).find((entry) => entry.brand === brand)
  const root = of === undefined || LENSES.includes(of.type) ? 'lens' : categoryPathOf(of).split('/')[0]
  return `/c/${root}?${writeListingQuery(new URLSearchParams(), { filters: { brand: [brand] } })}`
}

/** A button for the page of each manufacturer, except that of the current page. */
export const makerTiles = (title: string, locale: Locale, here?: Maker): object => {
  const others = words.makers.filter((maker) => maker !== here)
  return {
    component: 'section', background_color: 'none', columns: '2', columns_desktop: others.length > 4 ? '3' : '4', grid_gap: 'small', title,
    content: others.map(({ name, slug }) => tile(name, storyLink(locale, slug))),
  }
}

const page = (maker: Maker, { locale, tone }: Speech) => {
  const textOf = (text: LocalizedText): string => textIn(text, locale, tone).replaceAll('{maker}', maker.name)
  return {
    component: 'page',
    title: textOf(words.title),
    description: textOf(words.description),
    body: [
      { component: 'cms_page', title: maker.name, text: doc(paragraph(textOf(maker.lead))) },
      {
        component: 'image_text',
        title: textOf(words.lines),
        image: { filename: `p/${favouritesOf(maker.maker).split(',')[0]}/front`, alt: '' },
        text: doc(list(maker.lines.map(({ brand, text }) =>
          leading(brand, localePath(locale, categoryOf(maker.maker, brand)), `: ${textOf(text)}`)))),
      },
      { component: 'product_grid', title: textOf(words.products), products_set: favouritesOf(maker.maker) },
      makerTiles(textOf(words.others), locale, maker),
      { component: 'contact_support' },
    ],
  }
}

/** A page for each manufacturer: its products, how its lines differ, and its bestsellers. */
export const makerStories = (brand: BrandChannel): readonly SeedStory[] =>
  words.makers.map((maker) => inFourLanguages(brand, maker.slug, maker.name, (speech) => page(maker, speech)))
