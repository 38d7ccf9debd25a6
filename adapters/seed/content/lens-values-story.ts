import { toneOf, type BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import words from './lens-values-words.json' with { type: 'json' }
import { seedLanguage } from './seed-language.ts'
import type { SeedStory } from './seed-story.ts'
import { textIn } from './localized-text.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const doc = (...content: readonly object[]) => ({ type: 'doc', content })

/** In the order of the numbers in the picture beside them. */
const VALUES = ['pack.sphere', 'pack.curve', 'pack.diameter', 'pack.toric', 'pack.addition'] as const

const page = (brand: BrandChannel, locale: Locale) => {
  const textOf = (name: keyof typeof words): string => textIn(words[name], locale, toneOf(brand))
  const values = VALUES.map((name) => paragraph(textOf(name)))
  return {
    component: 'page',
    title: textOf('title'),
    description: textOf('description'),
    body: [
      { component: 'cms_page', title: textOf('title'), text: doc(paragraph(textOf('lead'))) },
      {
        component: 'image_text',
        title: textOf('pack.title'),
        image: { filename: `c/${brand}/label`, alt: textOf('pack.picture') },
        text: doc({ type: 'ordered_list', content: values.map((value) => ({ type: 'list_item', content: [value] })) }),
      },
      {
        component: 'section',
        background_color: 'grey-light',
        padding: 'medium',
        columns: '1',
        grid_gap: 'medium',
        title: textOf('glasses.title'),
        content: [
          { component: 'rich_text_block', text: doc(paragraph(textOf('glasses.text'))) },
          { component: 'cta_button', label: textOf('go'), link: { linktype: 'story', cached_url: `${locale}/c/lens`, url: '' } },
        ],
      },
      { component: 'contact_support' },
    ],
  }
}

/** The guide to the values printed on a pack. */
export const lensValuesStory = (brand: BrandChannel): SeedStory => ({
  slug: 'lens-values',
  name: 'Lens values',
  content: Object.fromEntries(LOCALES.map((locale) => [seedLanguage(locale), page(brand, locale)])),
})
