import { toneOf, type BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import { seedLanguage } from './seed-language.ts'
import type { SeedStory } from './seed-story.ts'
import words from './settings-words.json' with { type: 'json' }
import { textIn } from './localized-text.ts'

const page = (slug: string) => ({ linktype: 'story', cached_url: slug, url: '' })

const PAGES = {
  shipping_info_page: 'shipping-info', returns_page: 'returns', about_us_page: 'about-us', terms_page: 'terms', privacy_page: 'privacy',
  cookie_consent_page: 'cookies', legal_notice_page: 'legal-notice', disclaimer_page: 'disclaimer', accessibility_page: 'accessibility',
}

const settings = (brand: BrandChannel, locale: Locale) => {
  const textOf = (name: keyof typeof words): string => textIn(words[name], locale, toneOf(brand))
  return {
    component: 'shop_settings',
    ...Object.fromEntries(Object.entries(PAGES).map(([name, slug]) => [name, page(slug)])),
    selling_points: (['point.shipping', 'point.original', 'point.opticians'] as const).map((name) => ({ text: textOf(name) })),
    top_promotions: [{ text: textOf('promotion'), link: page('lens-values') }],
    subscription_banner: [{ text: textOf('subscription'), link: page('my-account/my-subscriptions') }],
    discount_note: textOf('discount'),
  }
}

/**
 * The editors' settings around every page of a demo shop. Contact data come from the register alone: the content that comes with the shop
 * overrides none.
 */
export const settingsStory = (brand: BrandChannel): SeedStory => ({
  slug: 'settings/shop-settings',
  name: 'Shop settings',
  content: Object.fromEntries(LOCALES.map((locale) => [seedLanguage(locale), settings(brand, locale)])),
})
