import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import words from './draft-words.json' with { type: 'json' }
import { inFourLanguages } from './in-four-languages.ts'
import type { SeedStory } from './seed-story.ts'
import { textIn } from './localized-text.ts'
import { doc, paragraph } from './story-parts.ts'

export const DRAFT_SLUG = 'lenses-and-sport'

/** An unpublished page, which only its editor sees. */
export const draftStory = (brand: BrandChannel): SeedStory => {
  const { content: draft, ...story } = inFourLanguages(brand, DRAFT_SLUG, 'Lenses and sport', ({ locale, tone }) => ({
    component: 'page',
    title: textIn(words.title, locale, tone),
    description: textIn(words.text, locale, tone),
    body: [
      { component: 'cms_page', title: textIn(words.title, locale, tone), text: doc(paragraph(textIn(words.text, locale, tone))) },
      { component: 'contact_support' },
    ],
  }))
  return { ...story, content: {}, draft }
}
