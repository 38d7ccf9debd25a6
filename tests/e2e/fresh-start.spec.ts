import { expect } from '@playwright/test'
import { CONTENT_SLUGS, contentPath } from '../../ui/content/content-slug.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { test } from './support/journey.ts'
import { openOwnShop, type OwnShop } from './support/own-shop.ts'

const PORT = 4460
let shop: OwnShop

test.beforeAll(async () => { shop = await openOwnShop(PORT, {}, { isFirstStart: true }) })
test.afterAll(async () => { await shop.close() })

test('F-S10 every page is read once in a newly started shop, and no browser logs anything', async ({ page }) => {
  const paths = [
    '/', '/c/lens', '/c/lenscare', '/s?search=acuvue', '/cart', '/login', '/register', ...CONTENT_SLUGS.map(contentPath),
    // A link from a mail or an advertisement: its parameters are not rendered.
    ...['/', '/c/lens', '/c/lenscare?brand=Opti-Free', '/s?search=acuvue', '/p/1097', '/cart']
      .map((address) => `${address}${address.includes('?') ? '&' : '?'}utm_source=mail&x=1`),
  ]
  for (const path of paths) {
    const response = await page.goto(shop.url + path)
    expect([path, response?.status()]).toEqual([path, 200])
    await waitUntilInteractive(page)
  }
  expect(shop.output()).not.toMatch(/"level":(?:50|60)/)
})
