import { toneOf, type BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import words from './home-words.json' with { type: 'json' }
import { seedLanguage } from './seed-language.ts'
import type { SeedStory } from './seed-story.ts'
import { said } from './spoken.ts'

type Say = (name: keyof typeof words) => string

/** The soft green behind each brand's promise. */
const GROUNDS: { readonly [brand in BrandChannel]: string } = {
  iris: '#e8f3ee', lensvision: '#e3f4f0', discountlens: '#e9f6e4', mrlens: '#e8f3ee', mclinsen: '#e6f1f0',
}

const POINTS = ['original', 'arrival', 'values', 'price', 'guest', 'payment', 'returns', 'advice', 'languages'] as const

const hero = (brand: BrandChannel, locale: Locale, say: Say) => ({
  component: 'hero_banner',
  title: say('hero.title'),
  subtitle: say('hero.text'),
  background: GROUNDS[brand],
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

const home = (brand: BrandChannel, locale: Locale) => {
  const say: Say = (name) => said(words[name], locale, toneOf(brand))
  return {
    component: 'page',
    body: [
      hero(brand, locale, say),
      { component: 'category_list' },
      { component: 'reorder_box' },
      { component: 'popular_products' },
      { component: 'brand_list' },
      points(say),
      bubbles(say),
      { component: 'contact_support' },
    ],
  }
}

/** The entrance of a demo shop. */
export const homeStory = (brand: BrandChannel): SeedStory => ({
  slug: 'home',
  name: 'Home',
  content: Object.fromEntries(LOCALES.map((locale) => [seedLanguage(locale), home(brand, locale)])),
})
