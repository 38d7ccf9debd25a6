import { expect } from '@playwright/test'
import { WORDS } from './support/addresses.ts'
import { waitUntilHydrated } from './support/hydration.ts'
import { test } from './support/journey.ts'
import { addToCart } from './support/purchase.ts'
import { findByTitle } from './support/shop-api.ts'

// The server reads it and logs the warning (`unreadable-campaign.test.ts`).
test('AS-ERRCAT-28 an unreadable campaign cookie gives no special price', async ({ page, context, request, baseURL }) => {
  const words = WORDS.de
  const { product_id } = await findByTitle(request, 'Biofinity')
  await context.addCookies([{ name: 'vsf-atc', value: '%E0%', url: baseURL ?? '' }])
  await page.goto(`/p/${product_id}?l_sphere=-3.00`)
  await waitUntilHydrated(page)
  const regular = await page.getByRole('main').locator('[data-buy-bar]').innerText()
  await addToCart(page, words)
  await expect(page.getByRole('dialog', { name: words('cart.title') })).toBeVisible()
  const token = (await context.cookies()).find(({ name }) => name === 'cart_id')?.value ?? ''
  const { total } = await (await request.get(`/api/carts/${token}`)).json() as { readonly total: number }
  expect(regular).toContain((total / 100).toFixed(2))
})
