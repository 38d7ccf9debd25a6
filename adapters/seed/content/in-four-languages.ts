import { toneOf, type BrandChannel, type Tone } from '../../../domain/shop/brand-channel.ts'
import { LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import { seedLanguage } from './seed-language.ts'
import type { SeedStory } from './seed-story.ts'

/** The language and tone of a page. */
export type Speech = { readonly brand: BrandChannel; readonly locale: Locale; readonly tone: Tone }

/** A story of one shop, its page written once for each language. */
export const inFourLanguages = (brand: BrandChannel, slug: string, name: string, page: (speech: Speech) => unknown): SeedStory => ({
  slug,
  name,
  content: Object.fromEntries(LOCALES.map((locale) => [seedLanguage(locale), page({ brand, locale, tone: toneOf(brand) })])),
})
