import { RETURN_DAYS } from '../../../domain/order/return-days.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import words from './faq-words.json' with { type: 'json' }
import { inFourLanguages } from './in-four-languages.ts'
import type { SeedStory } from './seed-story.ts'
import { textIn, type LocalizedText } from './localized-text.ts'
import { doc, leading, paragraph } from './story-parts.ts'

/** Frequent questions, also as structured data for search engines. */
export const faqStory = (brand: BrandChannel): SeedStory =>
  inFourLanguages(brand, 'faq', 'Frequent questions', ({ locale, tone }) => {
    const textOf = (text: LocalizedText): string => textIn(text, locale, tone).replaceAll('{return_days}', String(RETURN_DAYS))
    return {
      component: 'page',
      title: textOf(words.title),
      description: textOf(words.description),
      body: [
        { component: 'cms_page', title: textOf(words.title), text: doc(paragraph(textOf(words.description))) },
        {
          component: 'faq',
          questions: words.questions.map(({ question, answer, link }) => ({
            component: 'faq_item',
            question: textOf(question),
            answer: doc(
              paragraph(textOf(answer)),
              ...(link === undefined ? [] : [leading(textOf(link.text), localePath(locale, `/${link.slug}`), '')]),
            ),
          })),
        },
        { component: 'contact_support' },
      ],
    }
  })
