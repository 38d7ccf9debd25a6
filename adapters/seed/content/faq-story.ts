import { RETURN_DAYS } from '../../../domain/order/return-days.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import words from './faq-words.json' with { type: 'json' }
import { inFourLanguages } from './in-four-languages.ts'
import type { SeedStory } from './seed-story.ts'
import { textIn, type LocalizedText } from './spoken.ts'
import { doc, leading, paragraph } from './story-parts.ts'

/** What is asked most; search engines are told as well. */
export const faqStory = (brand: BrandChannel): SeedStory =>
  inFourLanguages(brand, 'faq', 'Frequent questions', ({ locale, tone }) => {
    const say = (text: LocalizedText): string => textIn(text, locale, tone).replaceAll('{return_days}', String(RETURN_DAYS))
    return {
      component: 'page',
      title: say(words.title),
      description: say(words.description),
      body: [
        { component: 'cms_page', title: say(words.title), text: doc(paragraph(say(words.description))) },
        {
          component: 'faq',
          questions: words.questions.map(({ question, answer, link }) => ({
            component: 'faq_item',
            question: say(question),
            answer: doc(
              paragraph(say(answer)),
              ...(link === undefined ? [] : [leading(say(link.text), localePath(locale, `/${link.slug}`), '')]),
            ),
          })),
        },
        { component: 'contact_support' },
      ],
    }
  })
