import { toneOf, type BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import { CAMPAIGN } from './campaign-story.ts'
import { HERO_GROUNDS } from './hero-ground.ts'
import words from './home-words.json' with { type: 'json' }
import homes from './homes-words.json' with { type: 'json' }
import { largestSavings } from './largest-savings.ts'
import { seedLanguage } from './seed-language.ts'
import type { SeedStory } from './seed-story.ts'
import { textIn, type LocalizedText } from './spoken.ts'
import { button, doc, paragraph, storyLink, tile } from './story-parts.ts'

type Say = (name: keyof typeof words) => string

const POINTS = ['original', 'arrival', 'values', 'price', 'guest', 'payment', 'returns', 'advice', 'languages'] as const

const PANELS: { readonly [brand in BrandChannel]: 'none' | 'search' | 'offer' | 'hours' } = {
  iris: 'none', lensvision: 'search', discountlens: 'offer', mrlens: 'search', mclinsen: 'hours',
}

/** What each shop promises, and what can be done with it at once. */
const promise = (brand: BrandChannel, locale: Locale, say: Say) => {
  if (brand === 'iris') return { title: say('hero.title'), subtitle: say('hero.text'), panel: PANELS[brand] }
  const { title, text, panel, panelText } = homes.heroes[brand]
  return {
    title: title[locale], subtitle: text[locale], panel: PANELS[brand], panelTitle: panel[locale], panelText: panelText[locale],
    products_set: largestSavings(brand, 1),
  }
}

const hero = (brand: BrandChannel, locale: Locale, say: Say) => ({
  component: 'hero_banner',
  ...promise(brand, locale, say),
  background: HERO_GROUNDS[brand],
  buttonText: say('hero.find'),
  link: { linktype: 'story', cached_url: `${locale}/c/lens`, url: '' },
  secondText: say('hero.brands'),
  secondLink: { linktype: 'url', cached_url: '', url: '#brands' },
  image: { filename: `h/${brand}`, alt: '' },
})

const points = (say: Say) => ({
  component: 'unique_selling_points',
  ...Object.fromEntries(POINTS.flatMap((point, index) => [
    [`title_${index + 1}`, say(`point.${point}`)],
    [`text_${index + 1}`, say(`point.${point}_text`)],
  ])),
})

const bubbles = (say: Say) => ({
  component: 'trust_bubbles',
  number_1: '{products}', text_1: say('figure.products'),
  number_2: '{brands}', text_2: say('figure.brands'),
  number_3: '{return_days}', text_3: say('figure.returns'),
})

/** A picture, what is said of it, and where it leads. */
const told = (locale: Locale, image: string, words: Readonly<Record<'title' | 'text' | 'go', LocalizedText>>, path: string) => [
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

/** What stands below the promise, in the order that makes each shop another one. */
const below = (brand: BrandChannel, locale: Locale, say: Say): readonly object[] => {
  switch (brand) {
    case 'iris':
      return [SHELVES, AGAIN, POPULAR, BRANDS, guides(locale), points(say), bubbles(say), EXPERTS]
    case 'lensvision': {
      const values = { title: homes.values, text: homes.valuesText, go: homes.valuesGo }
      return [
        ...told(locale, 'p/1003/blister', values, 'lens-values'), BRANDS, POPULAR, SHELVES, EXPERTS, guides(locale), points(say),
      ]
    }
    case 'discountlens': {
      const offers = { component: 'product_grid', title: homes.offers[locale], products_set: largestSavings(brand, OFFERS) }
      const all = button(homes.offersGo[locale], storyLink(locale, CAMPAIGN), 'outline')
      return [offers, all, POPULAR, SHELVES, AGAIN, BRANDS, guides(locale), bubbles(say), EXPERTS]
    }
    case 'mrlens': {
      const subscription = { title: homes.subscription, text: homes.subscriptionText, go: homes.subscriptionGo }
      return [
        ...told(locale, `c/${brand}/lens`, subscription, 'my-account/my-subscriptions'), guides(locale), POPULAR, SHELVES, EXPERTS,
        BRANDS, points(say),
      ]
    }
    case 'mclinsen': {
      const opticians = { title: homes.opticians, text: homes.opticiansText, go: homes.opticiansGo }
      return [
        EXPERTS, ...told(locale, `c/${brand}/optician`, opticians, 'my-account/optician'), BRANDS, SHELVES, AGAIN, POPULAR,
        guides(locale), points(say),
      ]
    }
  }
}

const home = (brand: BrandChannel, locale: Locale) => {
  const say: Say = (name) => textIn(words[name], locale, toneOf(brand))
  return { component: 'page', body: [hero(brand, locale, say), ...below(brand, locale, say)] }
}

/** The entrance of a demo shop. */
export const homeStory = (brand: BrandChannel): SeedStory => ({
  slug: 'home',
  name: 'Home',
  content: Object.fromEntries(LOCALES.map((locale) => [seedLanguage(locale), home(brand, locale)])),
})
