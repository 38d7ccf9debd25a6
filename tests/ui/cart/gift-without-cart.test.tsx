import { expect, it } from 'vitest'
import { shownStory } from '../../support/shown-story.tsx'

it('AS-ERRCAT-25 declining gifts without a cart says so on the dialog, in these very words', async () => {
  expect(await shownStory('cart/AroundCart#GiftWithoutCart', { locale: 'en', brand: 'iris' })).toContain('No cart token available')
})
