import { toneOf, type BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import { CAMPAIGN } from './campaign-story.ts'
import { HERO_GROUNDS } from './hero-background.ts'
import words from './home-words.json' with { type: 'json' }
import homes from './homes-words.json' with { type: 'json' }
import { largestSavings } from './largest-savings.ts'
import { seedLanguage } from './seed-language.ts'
import type { SeedStory } from './seed-story.ts'
import { textIn, type LocalizedText } from './localized-text.ts'
import { button, doc, paragraph, storyLink, tile } from './story-parts.ts'

type TextOf = (name: keyof typeof words) => string

const POINTS = ['original', 'arrival', 'values', 'price', 'guest', 'payment', 'returns', 'advice', 'languages'] as const

const PANELS: { readonly [brand in BrandChannel]: 'none' | 'search' | 'offer' | 'hours' } = {
  iris: 'none', lensvision: 'search', discountlens: 'offer', mrlens: 'search', mclinsen: 'hours',
}

/** The promise of each shop, and its first buttons. */
const promise = (brand: BrandChannel, locale: Locale, textOf: TextOf) => {
  if (brand === 'iris') return { title: textOf('hero.title'), subtitle: textOf('hero.text'), panel: PANELS[brand] }
  const { title, text, panel, panelText } = homes.heroes[brand]
  return {
    title: title[locale], subtitle: text[locale], panel: PANELS[brand], panelTitle: panel[locale], panelText: panelText[locale],
    products_set: largestSavings(brand, 1),
  }
}

const hero = (brand: BrandChannel, locale: Locale, textOf: TextOf) => ({
  component: 'hero_banner',
  ...promise(brand, locale, textOf),
  background: HERO_GROUNDS[brand],
  buttonText: textOf('hero.find'),
  link: { linktype: 'story', cached_url: `${locale}/c/lens`, url: '' },
  secondText: textOf('hero.brands'),
  secondLink: { linktype: 'url', cached_url: '', url: '#brands' },
  image: { filename: `h/${brand}`, alt: '' },
})

const points = (textOf: TextOf) => ({
  component: 'unique_selling_points',
  ...Object.fromEntries(POINTS.flatMap((point, index) => [
    [`title_${index + 1}`, textOf(`point.${point}`)],
    [`text_${index + 1}`, textOf(`point.${point}_text`)],
  ])),
})

const bubbles = (textOf: TextOf) => ({
  component: 'trust_bubbles',
  number_1: '{products}', text_1: textOf('figure.products'),
  number_2: '{brands}', text_2: textOf('figure.brands'),
  number_3: '{return_days}', text_3: textOf('figure.returns'),
})

/** A picture, its text, and its link. */
const teaser = (locale: Locale, image: string, words: Readonly<Record<'title' | 'text' | 'go', LocalizedText>>, path: string) => [
  { component: 'image_text', title: words.title[locale], image: { filename: image, alt: '' }, text: doc(paragraph(words.text[locale])) },
  button(words.go[locale], storyLink(locale, path), 'outline'),
]

const guides = (locale: Locale) => ({
  component: 'section', background_color: 'none', columns: '2', columns_desktop: '4', grid_gap: 'small', title: homes.guides[locale],
  content: [
    tile(homes.first[locale], storyLink(locale, 'first-lenses')),
    tile(homes.care[locale], storyLink(locale, 'lens-care')),
    tile(homes.dry[locale], storyLink(locale, 'dry-eyes')),
    tile(homes.faq[locale], storyLink(locale, 'faq')),
  ],
})

const SHELVES = { component: 'category_list' }
const AGAIN = { component: 'reorder_box' }
const POPULAR = { component: 'popular_products' }
const BRANDS = { component: 'brand_list' }
const EXPERTS = { component: 'contact_support' }

const OFFERS = 8

/** What follows the promise; the order differs by brand. */
const blocksBelow = (brand: BrandChannel, locale: Locale, textOf: TextOf): readonly object[] => {
  switch (brand) {
    case 'iris':
      return [SHELVES, AGAIN, POPULAR, BRANDS, guides(locale), points(textOf), bubbles(textOf), EXPERTS]
    case 'lensvision': {
      const values = { title: homes.values, text: homes.valuesText, go: homes.valuesGo }
      return [
        ...teaser(locale, 'p/1003/blister', values, 'lens-values'), BRANDS, POPULAR, SHELVES, EXPERTS, guides(locale), points(textOf),
      ]
    }
    case 'discountlens': {
      const offers = { component: 'product_grid', title: homes.offers[locale], products_set: largestSavings(brand, OFFERS) }
      const all = button(homes.offersGo[locale], storyLink(locale, CAMPAIGN), 'outline')
      return [offers, all, POPULAR, SHELVES, AGAIN, BRANDS, guides(locale), bubbles(textOf), EXPERTS]
    }
    case 'mrlens': {
      const subscription = { title: homes.subscription, text: homes.subscriptionText, go: homes.subscriptionGo }
      return [
        ...teaser(locale, `c/${brand}/lens`, subscription, 'my-account/my-subscriptions'), guides(locale), POPULAR, SHELVES, EXPERTS,
        BRANDS, points(textOf),
      ]
    }
    case 'mclinsen': {
      const opticians = { title: homes.opticians, text: homes.opticiansText, go: homes.opticiansGo }
      return [
        EXPERTS, ...teaser(locale, `c/${brand}/optician`, opticians, 'my-account/optician'), BRANDS, SHELVES, AGAIN, POPULAR,
        guides(locale), points(textOf),
      ]
    }
  }
}

const home = (brand: BrandChannel, locale: Locale) => {
  const textOf: TextOf = (name) => textIn(words[name], locale, toneOf(brand))
  return { component: 'page', body: [hero(brand, locale, textOf), ...blocksBelow(brand, locale, textOf)] }
}

/** The home page of a demo shop. */
export const homeStory = (brand: BrandChannel): SeedStory => ({
  slug: 'home',
  name: 'Home',
  content: Object.fromEntries(LOCALES.map((locale) => [seedLanguage(locale), home(brand, locale)])),
})
