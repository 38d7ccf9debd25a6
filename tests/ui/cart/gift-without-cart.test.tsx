import { expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { renderedStory } from '../../support/render-story.tsx'
import { browse } from '../checkout/browse.tsx'

it('AS-ERRCAT-25 declining gifts without a cart shows exactly this message in the dialog', async () => {
  expect(await renderedStory('cart/CartExtras#GiftWithoutCart', { locale: 'en', brand: 'iris' })).toContain('No cart token available')
})

it('AS-ERRCAT-25 declining gifts without a cart shows it on the cart page too, without JavaScript', async () => {
  const browser = browse(openHeadlessShop().visitor({ locale: 'en' }))
  const { status, words } = await browser.post('/en/cart', { intent: 'declineTrials' })
  expect([status, words.includes('No cart token available')]).toEqual([422, true])
})
