import { toneOf, type BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { categoryWords } from '../categories/category-words.ts'
import { CAMPAIGN } from './campaign-story.ts'
import words from './menu-words.json' with { type: 'json' }
import { seedLanguage } from './seed-language.ts'
import type { SeedStory } from './seed-story.ts'
import { textIn } from './localized-text.ts'

type TextOf = (name: keyof typeof words) => string
type Item = Readonly<Record<string, unknown>>

/** The brands that most people look for, with their wearing times. */
const BRANDS: Readonly<Record<string, readonly string[]>> = {
  Acuvue: ['daily', 'weekly', 'monthly'],
  'Air Optix': ['monthly'],
  Biofinity: ['monthly'],
  Biotrue: ['daily'],
  Dailies: ['daily'],
  MyDay: ['daily'],
  Total30: ['monthly'],
  ULTRA: ['daily', 'monthly'],
}

const SUNGLASSES: Readonly<Record<string, string>> = { oakley: 'Oakley', persol: 'Persol', polaroid: 'Polaroid', 'ray-ban': 'Ray-Ban' }

/** The lens whose blister shows where the values are printed. */
const EXAMPLE_PRODUCT = 1003

const story = (slug: string) => ({ linktype: 'story', cached_url: slug, url: '' })

const item = (uid: string, fields: Item, ...children: readonly Item[]): Item =>
  ({ _uid: uid, component: 'menu_item', hide: false, category_or_type: '', banners: [], ...fields, children })

/** An entry for a category, with the category's name. */
const place = (path: string, locale: Locale, ...children: readonly Item[]): Item =>
  item(path.replaceAll('/', '-'), {
    display_name: categoryWords(path, SUNGLASSES[path.split('/')[1] ?? ''] ?? '').title[locale],
    link: story(`c/${path}`),
    category_or_type: path.replaceAll('/', ':'),
  }, ...children)

const brand = (name: string, usages: readonly string[], locale: Locale): Item =>
  item(`brand-${name.toLowerCase().replaceAll(' ', '-')}`, {
    display_name: name,
    link: { linktype: 'url', cached_url: '', url: `${localePath(locale, '/c/lens')}?brand=${encodeURIComponent(name)}` },
    category_or_type: usages.map((usage) => `lens:${usage}:${name.toLowerCase()}`).join(', '),
  })

const values = (textOf: TextOf): Item => ({
  component: 'banner', label: textOf('values'), link: story('lens-values'),
  image: { url: { filename: `p/${EXAMPLE_PRODUCT}/blister`, alt: textOf('values_alt') } },
})

const menu = (textOf: TextOf, locale: Locale): Item => {
  const at = (path: string): Item => place(path, locale)
  const offers = item('offers', { display_name: textOf('offers'), link: story(CAMPAIGN) })
  const brands = Object.entries(BRANDS).map(([name, usages]) => brand(name, usages, locale))
  return {
    component: 'header_menu',
    title: textOf('title'),
    items: [
      {
        ...place('lens', locale,
          item(
            'lens-kinds', { display_name: textOf('kinds') }, ...['lens/daily', 'lens/weekly', 'lens/monthly', 'lens/quarterly'].map(at)
          ),
          item('lens-brands', { display_name: textOf('brands') }, ...brands),
          item('lens-more', { display_name: textOf('more') }, at('fun_lens'), offers)),
        banners: [values(textOf)],
      },
      place('lenscare', locale, ...[
        'lenscare/multipurpose', 'lenscare/peroxide', 'lenscare/surface_cleaner', 'lenscare/protein_remover', 'lenscare/in_eye_cleaner',
        'saline', 'humidifier', 'eye_care', 'accessory',
      ].map(at)),
      place('sunglasses', locale, ...Object.keys(SUNGLASSES).map((name) => at(`sunglasses/${name}`)), at('reading_glasses')),
    ],
  }
}

/** The menu of a demo shop. */
export const menuStory = (brandChannel: BrandChannel): SeedStory => ({
  slug: 'menus/header-menu',
  name: 'Header menu',
  content: Object.fromEntries(LOCALES.map((locale) => {
    const textOf: TextOf = (name) => textIn(words[name], locale, toneOf(brandChannel))
    return [seedLanguage(locale), menu(textOf, locale)]
  })),
})
