import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { pathIn, WORDS, type Locale } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { test } from './support/journey.ts'
import { cartToPay } from './support/shop-api.ts'

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
    const main = (page: Page) => page.getByRole('main')

    const signedUp = async (page: Page, name: string): Promise<void> => {
      const data = { email: `${name}-${locale}@example.ch`, password: 'sehr7gute-sicht', first_name: 'Nina', last_name: 'Muster' }
      const headers = { 'sec-fetch-site': 'same-origin' }
      const made = await page.context().request.post('/api/customers', { data, headers })
      expect(made.status()).toBe(201)
    }

    /** At the last step of the checkout, with a lens to pay. */
    const openPaymentStep = async (page: Page, request: APIRequestContext, baseURL = ''): Promise<void> => {
      const { token_value } = await cartToPay(request)
      await page.context().addCookies([{ name: 'cart_id', value: token_value, url: baseURL }])
      await page.goto(pathIn(locale, '/checkout/payment'))
      await settled(page)
    }
    const placeOrder = async (page: Page): Promise<void> => {
      await main(page).locator('[name=terms]').check({ force: true })
      await main(page).getByRole('button', { name: words('checkout.place_order') }).click()
      await page.waitForURL(/\/pay\/sandbox\//)
    }
    const press = (page: Page, outcome: string) => page.locator(`button[value=${outcome}]`).click()

    test('AS-PAY-01 AS-PAY-03 a card is saved with consent, listed, used and deleted', async ({ page, request, baseURL }) => {
      await signedUp(page, 'cards')
      await openPaymentStep(page, request, baseURL)
      const keeps = main(page).locator('[name=savesCard]')
      await main(page).locator('[name=paymentMethod][value=visa]').check({ force: true })
      await expect(keeps).not.toBeChecked()
      await keeps.check({ force: true })
      if (javaScriptEnabled) await accessible(page)
      await placeOrder(page)
      await expect(page.locator('#keeps')).toBeVisible()
      await press(page, 'paid')
      await page.waitForURL(/\/checkout\/thank-you\//)

      await page.goto(pathIn(locale, '/my-account/payment-methods'))
      await settled(page)
      const cards = main(page).locator('li h2')
      await expect(cards).toHaveCount(1)
      const name = await cards.textContent() ?? ''
      const digits = /\d{4}/.exec(name)?.[0] ?? 'none'
      expect(await main(page).textContent()).not.toMatch(/\d{5,}/)
      if (javaScriptEnabled) await accessible(page)

      await openPaymentStep(page, request, baseURL)
      const savedCard = main(page).locator('[name=paymentMethod][value^=card-]')
      await expect(savedCard).toHaveCount(1)
      await savedCard.check({ force: true })
      await placeOrder(page)
      await expect(page.locator('#keeps')).toHaveCount(0)
      await expect(page.locator('dd').filter({ hasText: digits })).toBeVisible()
      await press(page, 'paid')
      await page.waitForURL(/\/checkout\/thank-you\//)

      await page.goto(pathIn(locale, '/my-account/payment-methods'))
      await settled(page)
      await expect(cards).toHaveCount(1)
      await main(page).getByRole('button', { name: words('wallet.delete') }).click()
      await expect(page.getByRole('status').filter({ hasText: words('wallet.deleted') })).toBeVisible()
      await expect(main(page).getByText(words('wallet.none'))).toBeVisible()
    })

    test('a guest is not offered to save a card', async ({ page, request, baseURL }) => {
      await openPaymentStep(page, request, baseURL)
      await main(page).locator('[name=paymentMethod][value=visa]').check({ force: true })
      await expect(main(page).locator('[name=savesCard]')).toHaveCount(0)
    })

    test('F-B10 an order with a declined, then aborted payment is paid from its page in the account', async ({
      page, request, baseURL,
    }) => {
      await signedUp(page, 'again')
      await openPaymentStep(page, request, baseURL)
      await main(page).locator('[name=paymentMethod][value=twint]').check({ force: true })
      await placeOrder(page)
      await press(page, 'declined')
      await page.waitForURL(/\/checkout\/thank-you\//)
      await settled(page)
      const again = main(page).locator('button[name=pay]')
      await expect(again.first()).toBeVisible()
      await again.first().click()
      await page.waitForURL(/\/pay\/sandbox\//)
      await press(page, 'cancelled')
      await page.waitForURL(/\/checkout\/thank-you\//)

      await page.goto(pathIn(locale, '/my-account/history'))
      await main(page).locator('a[href*="/my-account/order/"]').first().click()
      await page.waitForURL(/\/my-account\/order\/\d+/)
      await settled(page)
      await expect(main(page).getByText(words('order.pending')).first()).toBeVisible()
      if (javaScriptEnabled) await accessible(page)
      const own = page.url()
      await again.first().click()
      await page.waitForURL(/\/pay\/sandbox\//)
      await press(page, 'paid')
      await page.waitForURL(/\/checkout\/thank-you\//)
      await page.goto(own)
      await expect(again).toHaveCount(0)

      await page.goto(pathIn(locale, '/my-account/documents'))
      await settled(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('account.documents'))
      const invoice = main(page).locator('a[href*="/documents/invoice-"]')
      await expect(invoice).toHaveCount(1)
      if (javaScriptEnabled) await accessible(page)
      const opened = await page.context().request.get(await invoice.getAttribute('href') ?? '')
      expect([opened.status(), opened.headers()['cache-control']]).toEqual([200, 'no-store'])
      const strange = await request.get(await invoice.getAttribute('href') ?? '')
      expect(strange.ok()).toBe(false)
    })
  })

test('a guest is asked to sign in for documents and cards, and sees no customer data', async ({ page }) => {
  for (const path of ['/my-account/documents', '/my-account/payment-methods']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login\?/)
  }
})
