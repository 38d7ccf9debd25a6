import { expect, type Page } from '@playwright/test'
import { pathIn, WORDS, type Locale } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { FAILED, refused, test } from './support/journey.ts'
import { findByTitle, LEFT_LENS, type WireCart } from './support/shop-api.ts'

// The tests change the data of two customers: they run in sequence.
test.describe.configure({ mode: 'default' })

const PASSWORD = 'demo-linse-7'
const signIn = async (page: Page, who: 'anna' | 'bruno'): Promise<void> => {
  const data = { email: `${who}@example.ch`, password: PASSWORD }
  const response = await page.context().request.post('/api/session', { data, headers: { 'sec-fetch-site': 'same-origin' } })
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
    const open = async (page: Page, path: string): Promise<void> => {
      await page.goto(pathIn(locale, path))
      if (javaScriptEnabled) await waitUntilInteractive(page)
    }
    const press = (page: Page, id: string) =>
      page.locator('main').getByRole('button', { name: words(id), exact: true }).click()
    const expectStatus = (page: Page, id: string) =>
      expect(page.getByRole('status').filter({ hasText: words(id) })).toBeVisible()

    test('AS-MILES-03 AS-MILES-04 AS-MILES-05 a customer’s miles number is rejected, saved and removed', async ({ page, expects }) => {
      expects(refused(422))
      await signIn(page, 'bruno')
      await open(page, '/my-account/miles-and-more')
      const field = page.locator('main [name=code]')
      await field.fill('1234')
      await press(page, 'cart.miles_give')
      await expect(page.locator('main').getByText(words('loyalty.miles_digits', { digits: 15 }))).toBeVisible()
      await field.fill('999812345678901')
      await press(page, 'cart.miles_give')
      await expect(page.locator('main').getByText(words('customer.invalid_miles_and_more_number'))).toBeVisible()
      await field.fill('9999 1234 5678 901')
      await press(page, 'cart.miles_give')
      await expectStatus(page, 'cart.set_miles_and_more_number_success')
      if (javaScriptEnabled) await accessible(page)
      await open(page, '/my-account/miles-and-more')
      await expect(field).toHaveValue('999912345678901')
      await press(page, 'cart.miles_remove')
      await expectStatus(page, 'cart.miles_and_more_removed')
      await expect(field).toHaveValue('')
    })

    test('AS-ACCT-06 bonus points are listed by order, over two pages', async ({ page }) => {
      await signIn(page, 'anna')
      await open(page, '/my-account/bonus-points')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('account.bonus_points'))
      const orders = page.locator('main li').filter({ has: page.locator('a[href*="/my-account/order/"]') })
      await expect(orders).toHaveCount(10)
      await expect(page.locator('main').getByText(words('loyalty.points_earned')).first()).toBeVisible()
      await expect(page.locator('main').getByText(words('loyalty.points_reversed')).first()).toBeVisible()
      if (javaScriptEnabled) await accessible(page)
      const first = await orders.first().textContent()
      await page.locator('main a[rel=next]').click()
      await expect(page).toHaveURL(/\?page=2$/)
      await expect(orders.first()).not.toHaveText(first ?? '')
      await orders.first().getByRole('link').click()
      await expect(page).toHaveURL(/\/my-account\/order\/\d+$/)
    })

    test('AS-ROLE-03 AS-ROLE-04 a customer’s optician is shown, changed, removed and chosen again', async ({ page }) => {
      await signIn(page, 'bruno')
      await open(page, '/my-account/optician')
      await expect(page.locator('main h2').first()).toHaveText('Studio Limmat')
      await expect(page.locator('main').getByText(words('optician.takes_parcels')).first()).toBeVisible()
      if (javaScriptEnabled) await accessible(page)
      await press(page, 'optician.choose')
      await expectStatus(page, 'optician.chosen')
      await expect(page.locator('main h2').first()).toHaveText('Studio Seefeld')
      await press(page, 'optician.remove')
      await expectStatus(page, 'optician.removed')
      await expect(page.locator('main').getByText(words('optician.none_yet'))).toBeVisible()
      await page.locator('main label').filter({ hasText: 'Studio Limmat' }).click()
      await press(page, 'optician.choose')
      await expectStatus(page, 'optician.chosen')
      await expect(page.locator('main h2').first()).toHaveText('Studio Limmat')
    })
  })

test('AS-ROLE-02 AS-ROLE-03 a guest is asked to sign in, and sees no customer data', async ({ page }) => {
  for (const place of ['miles-and-more', 'bonus-points', 'optician']) {
    await page.goto(`/my-account/${place}`)
    await expect(page).toHaveURL(/\/login\?/)
    expect(await page.locator('main').textContent()).not.toMatch(/Studio|IR-/)
  }
})

test.describe('a gift in the cart', () => {
  const shop = 'http://lensvision.localhost:4180'
  const words = WORDS.en

  test('AS-GIFT-01 AS-GIFT-02 AS-GIFT-03 AS-GIFT-04 AS-ERRCAT-25 is declined: loading, failed, retried, done', async ({
    page, request, expects,
  }) => {
    expects(FAILED)
    // Only a browser resolves the hosts of the other brands.
    await page.goto(`${shop}/en/cart`)
    const { product_id } = await findByTitle(request, 'Biofinity')
    const token = await page.evaluate(async (product) => {
      const ask = async (path: string, body: object): Promise<WireCart> => {
        const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
        return await response.json() as WireCart
      }
      const { token_value } = await ask('/api/carts', {})
      await ask(`/api/carts/${token_value}/items`, { items: [{ product, quantity: 1 }] })
      return token_value
    }, { product_id, option: LEFT_LENS })
    const setCartCookie = () => page.context().addCookies([{ name: 'cart_id', value: token, url: shop }])
    await setCartCookie()
    await page.goto(`${shop}/en/cart`)
    await waitUntilInteractive(page)
    const gift = page.locator('main button[value="declineTrials"]')
    const dialog = page.getByRole('dialog', { name: words('cart.gift_title') })
    const openDialog = async () => {
      await gift.click()
      await expect(dialog).toBeVisible()
    }
    const remove = dialog.getByRole('button', { name: words('cart.gift_remove') })
    let sent = 0
    let respond = (): void => {}
    /** A button is busy before its request is sent: only a held request can be released. */
    const release = async (request: number): Promise<void> => {
      await expect.poll(() => sent).toBe(request)
      respond()
    }
    await page.route(/\/api\/product-opt-out/, async (route) => {
      sent += 1
      await new Promise<void>((resolve) => { respond = resolve })
      await (sent === 1 ? route.abort() : route.continue())
    })
    await openDialog()
    await page.context().clearCookies({ name: 'cart_id' })
    await remove.click()
    await expect(dialog.getByRole('alert')).toHaveText('No cart token available')
    expect(sent).toBe(0)
    await setCartCookie()
    await dialog.getByRole('button', { name: words('cart.gift_keep') }).click()
    await openDialog()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await remove.click()
    await expect(remove).toHaveAttribute('aria-busy', 'true')
    await release(1)
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(remove).not.toHaveAttribute('aria-busy', 'true')
    await dialog.getByRole('button', { name: words('cart.gift_keep') }).click()
    await openDialog()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await remove.click()
    await expect(remove).toHaveAttribute('aria-busy', 'true')
    await release(2)
    await expect(dialog.getByText(words('cart.gift_removed'))).toBeVisible()
    expect(sent).toBe(2)
  })
})
