import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { HERO_GROUNDS } from './hero-background.ts'
import words from './campaign-words.json' with { type: 'json' }
import { inFourLanguages } from './in-four-languages.ts'
import { largestSavings } from './largest-savings.ts'
import { makerTiles } from './manufacturer-stories.ts'
import makers from './maker-words.json' with { type: 'json' }
import type { SeedStory } from './seed-story.ts'
import { textIn, type LocalizedText } from './localized-text.ts'
import { button, doc, paragraph, storyLink } from './story-parts.ts'

/** Three rows of four on a desktop, four of three on a tablet. */
const MAX_PRODUCTS = 12

/** Below the language prefix. */
export const CAMPAIGN = 'offers'

/** Products on offer, and the prices they are compared with. */
export const campaignStory = (brand: BrandChannel): SeedStory =>
  inFourLanguages(brand, CAMPAIGN, 'Offers', ({ locale, tone }) => {
    const textOf = (text: LocalizedText): string => textIn(text, locale, tone)
    const title = textOf(words.titles[brand])
    return {
      component: 'page',
      title,
      description: textOf(words.lead),
      body: [
        {
          component: 'hero_banner', title, subtitle: textOf(words.lead), panel: 'none', background: HERO_GROUNDS[brand],
          buttonText: textOf(words.all), link: storyLink(locale, 'c/lens'),
          secondText: textOf(words.values), secondLink: storyLink(locale, 'lens-values'),
          image: { filename: `h/${brand}`, alt: '' },
        },
        { component: 'product_grid', title: textOf(words.products), products_set: largestSavings(brand, MAX_PRODUCTS) },
        {
          component: 'section', background_color: 'grey-light', padding: 'medium', columns: '1', grid_gap: 'medium',
          title: textOf(words.compared),
          content: [
            { component: 'rich_text_block', text: doc(paragraph(textOf(words.comparedText))) },
            button(textOf(words.faq), storyLink(locale, 'faq'), 'outline'),
          ],
        },
        makerTiles(textOf(makers.all), locale),
        { component: 'contact_support' },
      ],
    }
  })
