import { expect, type Page } from '@playwright/test'
import { pathIn, WORDS, type Locale } from './support/addresses.ts'
import { waitUntilInteractive, waitUntilHydrated } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { refused, test } from './support/journey.ts'
import { findByTitle } from './support/shop-api.ts'

const ANNA = { email: 'anna@example.ch', password: 'demo-linse-7' } as const
const signIn = async (page: Page): Promise<void> => {
  const response = await page.context().request.post('/api/session', { data: ANNA, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(response.status()).toBe(200)
}

const accessible = async (page: Page): Promise<void> => { expect(await barriers(page)).toEqual([]) }

const CASES = [
  { locale: 'de', width: 375, javaScriptEnabled: false },
  { locale: 'fr', width: 1280, javaScriptEnabled: true },
] as const satisfies readonly { locale: Locale; width: number; javaScriptEnabled: boolean }[]

for (const { locale, width, javaScriptEnabled } of CASES)
  test.describe(`in ${locale} at ${width} pixels, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled })
    const words = WORDS[locale]
    const settled = async (page: Page): Promise<void> => { if (javaScriptEnabled) await waitUntilInteractive(page) }

    test('AS-ACCT-05 AS-SUBS-05 AS-SUBS-06 an order is repeated, paused, skipped, changed, ended', async ({ page, expects }) => {
      expects(refused(422))
      await signIn(page)
      await page.goto(pathIn(locale, '/my-account/history'))
      await settled(page)
      await page.locator('main').getByRole('link', { name: words('subscription.start') }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('subscription.start_title'))
      await settled(page)
      const days = page.locator('main [name=frequency]')
      await expect(days).toHaveValue('30')
      await page.locator('main a[href*="every=60"]').click()
      await expect(days).toHaveValue('60')
      if (javaScriptEnabled) await accessible(page)
      const create = page.getByRole('button', { name: words('subscription.create') })
      await page.locator('main [name=method]').first().check({ force: true })
      await create.click()
      await expect(page.locator('main').getByText(words('subscription.not_confirmed')).first()).toBeVisible()
      await expect(days).toHaveValue('60')
      await page.locator('main [name=confirmed]').check()
      await create.click()
      await expect(page.getByRole('status').filter({ hasText: words('subscription.saved') })).toBeVisible()
      await settled(page)
      if (javaScriptEnabled) await accessible(page)
      await page.locator('main').getByRole('link', { name: words('subscription.change') }).last().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('subscription.change_title'))
      await settled(page)
      const press = async (id: 'subscription.pause' | 'subscription.resume' | 'subscription.skip' | 'subscription.save') =>
        page.locator('main').getByRole('button', { name: words(id), exact: true }).click()
      const next = page.locator('main h2').first()
      const planned = await next.textContent() ?? ''
      await press('subscription.pause')
      await expect(next).toHaveText(words('subscription.paused_title'))
      await press('subscription.resume')
      await expect(next).toHaveText(planned)
      await press('subscription.skip')
      await expect(next).not.toHaveText(planned)
      await page.locator('main [name^=quantity-]').first().fill('4')
      await press('subscription.save')
      await expect(page.locator('main li').filter({ hasText: /^4 × / })).toHaveCount(1)
      if (javaScriptEnabled) await accessible(page)
      await page.locator('main').getByRole('button', { name: words('subscription.end') }).click()
      await expect(page.getByRole('status').filter({ hasText: words('subscription.ended') })).toBeVisible()
    })
  })

const PRODUCTS = [
  { locale: 'de', width: 375, javaScriptEnabled: false, from: 'product' },
  { locale: 'de', width: 375, javaScriptEnabled: true, from: 'product' },
  { locale: 'fr', width: 1280, javaScriptEnabled: true, from: 'cart' },
] as const satisfies readonly { locale: Locale; width: number; javaScriptEnabled: boolean; from: string }[]

for (const { locale, width, javaScriptEnabled, from } of PRODUCTS)
  test.describe(`in ${locale} at ${width} pixels, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled })
    const words = WORDS[locale]
    const settled = async (page: Page): Promise<void> => { if (javaScriptEnabled) await waitUntilInteractive(page) }

    test(`AS-SUBS-05 a subscription from the ${from}: a guest signs in, enters the address, and returns to it`, async ({
      page, request,
    }) => {
      const email = `subscriber-${locale}-${from}-${javaScriptEnabled}-${test.info().retry}@example.ch`
      const data = { email, password: 'sehr7gute-sicht', first_name: 'Nina', last_name: 'Muster' }
      expect((await request.post('/api/customers', { data, headers: { 'sec-fetch-site': 'same-origin' } })).ok()).toBe(true)
      const { product_id } = await findByTitle(request, 'Biofinity')
      await page.goto(pathIn(locale, `/p/${product_id}`))
      await settled(page)
      const main = page.locator('main')
      for (const [name, chosen] of [['r_sphere', '-3.00'], ['l_sphere', '-2.50']] as const)
        await main.locator(`[name=${name}]`).selectOption(chosen)
      if (from === 'product') await main.getByRole('button', { name: words('product.subscribe') }).click()
      else {
        await main.locator('button[name=intent][value=add]').first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.goto(pathIn(locale, '/cart'))
        if (javaScriptEnabled) await waitUntilHydrated(page)
        await main.getByRole('link', { name: words('cart.subscribe') }).click()
      }
      // A link that requires a customer opens the sign-in dialog on the page; a form leads to the sign-in page.
      if (from === 'product') {
        await page.waitForURL(/\/login\?redirectUrl=/)
        await settled(page)
      }
      const signIn = from === 'product' ? main : page.getByRole('dialog')
      await signIn.locator('[name=email]').fill(email)
      await signIn.locator('[name=password]').fill(data.password)
      await signIn.locator('[name=password]').press('Enter')
      await main.getByRole('link', { name: words('subscription.add_address') }).click()
      await page.waitForURL(/edit-address/)
      await settled(page)
      for (const [name, typed] of [
        ['billingStreet', 'Bahnhofstrasse'], ['billingStreetNumber', '1'], ['billingPostcode', '8001'], ['billingCity', 'Zürich'],
      ] as const) await main.locator(`[name=${name}]`).fill(typed)
      await main.locator('form button[type=submit]').last().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('subscription.start_title'))
      await settled(page)
      await expect(main).toContainText('Bahnhofstrasse 1')
      await expect(main.locator('li').filter({ hasText: /^1 × Biofinity.*-3\.00/ })).toHaveCount(1)
      await expect(main.locator('li').filter({ hasText: /^1 × Biofinity.*-2\.50/ })).toHaveCount(1)
      await main.locator('a[href*="every=60"]').click()
      await expect(main.locator('[name=frequency]')).toHaveValue('60')
      await settled(page)
      if (javaScriptEnabled) await accessible(page)
      await main.locator('[name=method]').first().check({ force: true })
      await main.locator('[name=confirmed]').check()
      await main.getByRole('button', { name: words('subscription.create') }).click()
      await expect(page.getByRole('status').filter({ hasText: words('subscription.saved') })).toBeVisible()
      await expect(main.locator('li').filter({ hasText: /Biofinity.*-3\.00/ }).first()).toBeVisible()
    })
  })

test('AS-SUBS-03 a guest is asked to sign in and sees no customer’s subscriptions', async ({ page }) => {
  await page.goto('/my-account/my-subscriptions')
  await expect(page).toHaveURL(/\/login\?/)
  expect(await page.locator('main').textContent()).not.toContain('Biofinity')
})
