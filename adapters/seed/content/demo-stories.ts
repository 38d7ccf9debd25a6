import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { campaignStory } from './campaign-story.ts'
import { faqStory } from './faq-story.ts'
import { guideStories } from './guide-stories.ts'
import { homeStory } from './home-story.ts'
import { lensValuesStory } from './lens-values-story.ts'
import { makerStories } from './manufacturer-stories.ts'
import { menuStory } from './menu-story.ts'
import type { SeedStory } from './seed-story.ts'
import { settingsStory } from './settings-story.ts'

/** The composed content of a demo shop. */
export const demoStories = (brand: BrandChannel): readonly SeedStory[] => [
  menuStory(brand), settingsStory(brand),
  homeStory(brand), lensValuesStory(brand), ...guideStories(brand), faqStory(brand),
  campaignStory(brand), ...makerStories(brand),
]
