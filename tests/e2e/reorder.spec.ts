import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { SentAnswer } from '../../adapters/composition/pages/page-answer.ts'
import type { PageData } from '../../adapters/composition/pages/page-data.ts'
import { pathIn, WORDS, type Locale } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { fieldNamed } from './support/forms.ts'
import { test } from './support/journey.ts'
import { screens } from './support/screens.ts'
import { cartWithAddress, cartWithLens, findByTitle } from './support/shop-api.ts'

const ANNA = { email: 'anna@example.ch', password: 'demo-linse-7' } as const

const expectNoBarrier = async (page: Page): Promise<void> => {
  expect(await barriers(page)).toEqual([])
}

const signIn = async (page: Page, locale: Locale): Promise<void> => {
  await page.goto(pathIn(locale, '/login'))
  await waitUntilInteractive(page)
  await fieldNamed(page, 'email').fill(ANNA.email)
  await fieldNamed(page, 'password').fill(ANNA.password)
  await fieldNamed(page, 'password').press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

type WireOrder = { readonly token_value: string; readonly state: string; readonly billing_address: { readonly postcode: string } }

/** The token of a paid order of Anna's from the address of its page, and the data that unlocks it. */
const lastOrder = async ({ request }: BrowserContext): Promise<{ readonly token: string; readonly proof: object }> => {
  expect((await request.post('/api/session', { data: ANNA })).ok()).toBe(true)
  const response = await request.get('/api/customers/me/orders?page=1')
  const { 'hydra:member': orders } = (await response.json()) as { readonly 'hydra:member': readonly WireOrder[] }
  // The newest one still waits for its payment.
  const order = orders.find(({ state }) => state !== 'payment_pending')
  return { token: order?.token_value ?? '', proof: { email: ANNA.email, postcode: order?.billing_address.postcode } }
}

test.describe('reorder', () => {
  // One customer, one cart.
  test.describe.configure({ mode: 'serial' })

  for (const { locale, width } of screens('phone'))
    test(`leads from the history to the filled cart in the checkout at one press (${locale}, ${width} px)`, async ({ page }) => {
      const words = WORDS[locale]
      await page.setViewportSize({ width, height: 900 })
      await signIn(page, locale)
      await page.goto(pathIn(locale, '/my-account/history'))
      await waitUntilInteractive(page)
      await expectNoBarrier(page)
      await page.getByRole('button', { name: words('reorder.submit') }).first().click()
      await page.waitForURL(({ pathname, hash, searchParams }) =>
        pathname === pathIn(locale, '/checkout/address') && hash === '#reorder' && searchParams.get('isReorder') === 'true')
      await waitUntilInteractive(page)
      await expect(page.getByRole('main').getByText('Biofinity').first()).toBeAttached()
      await expectNoBarrier(page)
      // The page starts at its top, wherever the button was.
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    })

  test('stays a reorder up to the payment step, also from the order’s own page', async ({ page }) => {
    const words = WORDS.de
    await signIn(page, 'de')
    await page.goto('/my-account/history')
    await waitUntilInteractive(page)
    // The newest one still waits for its payment.
    await page.getByRole('link', { name: words('account.view_order') }).nth(1).click()
    await page.waitForURL(/\/my-account\/order\/\d+$/)
    await waitUntilInteractive(page)
    await page.getByRole('button', { name: words('reorder.submit') }).click()
    await page.waitForURL(/\/checkout\/address\?isReorder=true#reorder$/)
    await waitUntilInteractive(page)
    await expect(page.getByRole('radio', { name: /Seeweg 4, 8002 Zürich/ })).toBeChecked()
    await page.getByRole('button', { name: words('checkout.to_shipping') }).click()
    await page.waitForURL(/\/checkout\/shipping\?isReorder=true/)
    await waitUntilInteractive(page)
    await page.locator('[name=shippingMethod]').first().check({ force: true })
    await page.getByRole('button', { name: words('checkout.to_payment') }).click()
    await page.waitForURL(/\/checkout\/payment\?isReorder=true/)
    await expect(page.getByText(words('checkout.payment.reorder'))).toBeVisible()
  })
})

for (const { locale, width } of screens('phone')) {
  test(`R5 an order link reorders once e-mail and postcode are verified, and shows replacements (${locale}, ${width} px)`, async ({
    page, browser,
  }) => {
    const words = WORDS[locale]
    const owner = await browser.newContext()
    const { token, proof } = await lastOrder(owner)
    await owner.close()
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pathIn(locale, `/reorder/token/${token}`))
    await page.waitForURL(({ pathname }) => pathname === (locale === 'de' ? '/' : `/${locale}/`))
    await expect(page.getByText(words('error.reorder_not_possible'))).toBeVisible()
    expect((await page.request.post(`/api/orders/by-token/${token}/access`, { data: proof })).ok()).toBe(true)
    const [gone, next] = [await findByTitle(page.request, 'PureVision'), await findByTitle(page.request, 'Bausch + Lomb ULTRA')]
    // All products of an order are still sold in the demo shop: available results are real, the others are simulated.
    await page.route('**/page-data/**/reorder/**', async (route) => {
      const response = await route.fetch()
      const sent = (await response.json()) as SentAnswer
      const { answer } = sent
      if (answer._tag !== 'Redirect') throw new Error(answer._tag)
      const [from, to] = [gone, next].map(({ product_id, title }) => ({ title, path: pathIn(locale, `/p/${product_id}`) }))
      const actionData = {
        onward: answer.to, cart: pathIn(locale, '/cart'), notices: ['changed', 'not_reorderable', 'partly'],
        replaced: [{ from, to }], unavailable: [from], successors: [to],
      }
      const { content } = JSON.parse(await page.locator('#page-data').textContent() ?? '') as PageData
      await route.fulfill({ response, json: { ...sent, answer: { _tag: 'Content', content: { ...content, actionData } } } })
    })
    await page.goto(pathIn(locale, `/reorder/token/${token}`))
    const main = page.getByRole('main')
    await expect(main.getByText(words('reorder.warning'), { exact: true })).toBeVisible()
    for (const id of ['reorder.changed', 'reorder.partly', 'reorder.not_reorderable', 'reorder.successors'])
      await expect(main.getByText(words(id))).toBeVisible()
    await expect(main.getByRole('link', { name: 'PureVision' }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'Bausch + Lomb ULTRA' }).first()).toBeVisible()
    await expectNoBarrier(page)
    await main.getByRole('link', { name: words('reorder.to_checkout') }).click()
    await page.waitForURL((url) => url.pathname === pathIn(locale, '/checkout/customer') && url.hash === '#reorder')
    await waitUntilInteractive(page)
    await expect(page.getByRole('main').getByText('Biofinity').first()).toBeAttached()
  })

  test(`a link to an abandoned cart opens its products and no address (${locale}, ${width} px)`, async ({
    page, context, playwright, baseURL,
  }) => {
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const left = await cartWithAddress(elsewhere)
    const link = await elsewhere.post(`/api/carts/${left.token_value}/links`, { data: {} })
    const { token } = (await link.json()) as { readonly token: string }
    await page.setViewportSize({ width, height: 900 })
    const opened = async (): Promise<void> => {
      await page.goto(pathIn(locale, `/abandoned-cart/token/${token}`))
      await page.waitForURL((url) => url.pathname === (locale === 'de' ? '/' : `/${locale}/`))
      await expect(page.getByRole('dialog').getByText('Biofinity').first()).toBeVisible()
    }
    const lines = async (): Promise<readonly number[]> => {
      const at = (await context.cookies()).find(({ name }) => name === 'cart_id')?.value ?? ''
      const text = await (await page.request.get(`/api/carts/${at}`)).text()
      expect(text).not.toMatch(/anna\.keller|Seeweg/)
      return (JSON.parse(text) as { readonly items: readonly { readonly quantity: number }[] }).items.map(({ quantity }) => quantity)
    }
    await opened()
    await expectNoBarrier(page)
    expect(await lines()).toEqual([1])
    await opened()
    expect(await lines()).toEqual([1])

    // The same link, opened by a customer with a cart: one cart contains both.
    await context.clearCookies({ name: 'cart_id' })
    const email = `link-${locale}-${width}-${token.slice(0, 6).toLowerCase().replaceAll(/[^a-z0-9]/g, 'x')}@example.ch`
    const customer = { email, password: 'sehr7gute-sicht', first_name: 'Bea', last_name: 'Meier' }
    expect((await page.request.post('/api/customers', { data: { ...customer, cart_token: null } })).ok()).toBe(true)
    const own = await cartWithLens(page.request)
    await context.addCookies([{ name: 'cart_id', value: own.token_value, url: baseURL ?? '' }])
    await opened()
    expect(await lines()).toEqual([2])
    const ordered = await elsewhere.get(`/api/carts/${left.token_value}`)
    expect((await ordered.json() as { readonly checkout_state: string }).checkout_state).toBe('completed')
    await elsewhere.dispose()
  })
}
