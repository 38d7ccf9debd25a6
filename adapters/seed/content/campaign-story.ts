import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { HERO_GROUNDS } from './hero-ground.ts'
import words from './campaign-words.json' with { type: 'json' }
import { inFourLanguages } from './in-four-languages.ts'
import { largestSavings } from './largest-savings.ts'
import { makerTiles } from './maker-stories.ts'
import makers from './maker-words.json' with { type: 'json' }
import type { SeedStory } from './seed-story.ts'
import { textIn, type LocalizedText } from './spoken.ts'
import { button, doc, paragraph, storyLink } from './story-parts.ts'

/** Three rows of four on a desk, four of three on a tablet. */
const MOST_SHOWN = 12

/** Below the language prefix. */
export const CAMPAIGN = 'offers'

/** What costs less for a while, and what it is compared with. */
export const campaignStory = (brand: BrandChannel): SeedStory =>
  inFourLanguages(brand, CAMPAIGN, 'Offers', ({ locale, tone }) => {
    const say = (text: LocalizedText): string => textIn(text, locale, tone)
    const title = say(words.titles[brand])
    return {
      component: 'page',
      title,
      description: say(words.lead),
      body: [
        {
          component: 'hero_banner', title, subtitle: say(words.lead), panel: 'none', background: HERO_GROUNDS[brand],
          buttonText: say(words.all), link: storyLink(locale, 'c/lens'),
          secondText: say(words.values), secondLink: storyLink(locale, 'lens-values'),
          image: { filename: `h/${brand}`, alt: '' },
        },
        { component: 'product_grid', title: say(words.products), products_set: largestSavings(brand, MOST_SHOWN) },
        {
          component: 'section', background_color: 'grey-light', padding: 'medium', columns: '1', grid_gap: 'medium',
          title: say(words.compared),
          content: [
            { component: 'rich_text_block', text: doc(paragraph(say(words.comparedText))) },
            button(say(words.faq), storyLink(locale, 'faq'), 'outline'),
          ],
        },
        makerTiles(say(makers.all), locale),
        { component: 'contact_support' },
      ],
    }
  })
