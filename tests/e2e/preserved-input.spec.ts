import { expect, type Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests.ts'
import { WORDS } from './support/addresses.ts'
import { isHydrated, roundTrip, waitUntilInteractive } from './support/hydration.ts'
import { FAILED, refused, test } from './support/journey.ts'
import { cartToPay, cartWithEmail, findByTitle } from './support/shop-api.ts'

const words = WORDS.de
const GONE = { status: 404, contentType: 'text/plain', body: 'gone' }

test.describe('typed input', () => {
  test('F-B08 survives another language, back, forward and reload: address', async ({ page, request, baseURL }) => {
    const { token_value } = await cartWithEmail(request)
    await page.context().addCookies([{ name: 'cart_id', value: token_value, url: baseURL ?? '' }])
    await page.goto('/checkout/address')
    await waitUntilInteractive(page)
    const street = page.locator('[name=billingStreet]')
    await street.fill('Seeweg')
    await page.locator('[name=billingSalutation]').selectOption('2')
    await page.locator('[name=hasSeparateShippingAddress]').check({ force: true })
    const stands = async () => {
      await waitUntilInteractive(page)
      await expect(street).toHaveValue('Seeweg')
      await expect(page.locator('[name=billingSalutation]')).toHaveValue('2')
      await expect(page.locator('[name=hasSeparateShippingAddress]')).toBeChecked()
    }
    await page.reload()
    await stands()
    await page.locator('a[hreflang=fr]').first().click()
    await page.waitForURL(/\/fr\/checkout\/address/)
    await stands()
    await page.goBack()
    await stands()
    await page.goto('/cart')
    await page.goBack()
    await stands()
  })

  test('F-B08 the comment of an order survives, the consent to the terms is required again', async ({ page, request, baseURL }) => {
    const { token_value } = await cartToPay(request)
    await page.context().addCookies([{ name: 'cart_id', value: token_value, url: baseURL ?? '' }])
    await page.goto('/checkout/payment')
    await waitUntilInteractive(page)
    await page.locator('[name=comment]').fill('Bitte klingeln')
    await page.locator('[name=terms]').check({ force: true })
    await page.reload()
    await waitUntilInteractive(page)
    await expect(page.locator('[name=comment]')).toHaveValue('Bitte klingeln')
    await expect(page.locator('[name=terms]')).not.toBeChecked()
  })

  test('F-B08 selected lens values survive a change of language', async ({ page, request }) => {
    const { product_id } = await findByTitle(request, 'Biofinity')
    await page.goto(`/p/${product_id}`)
    await waitUntilInteractive(page)
    await page.locator('[name=r_sphere]').selectOption('-2.25')
    await page.locator('a[hreflang=fr]').first().click()
    await page.waitForURL(/\/fr\/p\//)
    await waitUntilInteractive(page)
    await expect(page.locator('[name=r_sphere]')).toHaveValue('-2.25')
  })
})

test.describe('a choice before the page is interactive', () => {
  test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 1280, height: 800 } })

  /** A page whose code is on its way until it is released. */
  const openBeforeCode = async (page: Page, path: string): Promise<() => void> => {
    const release = await holdRequests(page, '**/assets/libraries-*.js')
    await page.goto(path)
    expect(await isHydrated(page)).toBe(false)
    return release
  }

  /** Whether the bar above the page shows that a press waits. */
  const expectWaiting = (page: Page, isWaiting: boolean): Promise<void> =>
    expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement, '::before').content)).toBe(isWaiting ? '""' : 'none')

  test('H-N02 ticked filters take effect without the code, and Back leads to the list without them', async ({ page }) => {
    await openBeforeCode(page, '/c/lens')
    const filters = ['Acuvue', 'Biofinity'].map((name) => page.getByRole('main').getByRole('checkbox', { name }))
    for (const filter of filters) await filter.check()
    await expect(page).toHaveURL(/\/c\/lens\?brand=Acuvue&brand=Biofinity$/)
    for (const filter of filters) await expect(filter).toBeChecked()
    await expectWaiting(page, false)
    await page.goBack()
    await expect(page).toHaveURL(/\/c\/lens(\?brand=Acuvue)?$/)
    if (page.url().includes('?')) await page.goBack()
    await expect(page).toHaveURL(/\/c\/lens$/)
    for (const filter of filters) await expect(filter).not.toBeChecked()
    await expectWaiting(page, false)
  })

  test('H-N02 a page that stays without script does not seem to wait', async ({ page }) => {
    await page.addInitScript(() => { sessionStorage.setItem('plain', location.pathname) })
    await page.goto('/c/lens')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: WORDS.de('listing.filters_apply') }).first(), 'shown without script').toBeVisible()
    await main.getByRole('checkbox', { name: 'Acuvue' }).check()
    await expectWaiting(page, false)
  })

  test('H-N02 a selected order takes effect without the code', async ({ page }) => {
    await openBeforeCode(page, '/c/lens')
    await page.getByRole('main').locator('select').first().selectOption({ index: 1 })
    await expect(page).toHaveURL(/\/c\/lens\?/)
    expect(await isHydrated(page)).toBe(false)
  })
})

test.describe('a part of a page that fails to load', () => {
  test('F-B03 leaves the page and the input, shows a message, and loads on retry', async ({
    page, request, baseURL, expects,
  }) => {
    expects(FAILED)
    const { token_value } = await cartWithEmail(request)
    await page.context().addCookies([{ name: 'cart_id', value: token_value, url: baseURL ?? '' }])
    let isGone = false
    await page.goto('/')
    await waitUntilInteractive(page)
    isGone = true
    // The server is unreachable: a reload would lose the input.
    await page.route(/CartPage-|localhost:\d+\/$/, async (route) => { await (isGone ? route.abort() : route.continue()) })
    await page.getByRole('banner').getByRole('link', { name: /Warenkorb/ }).click()
    await expect(page.getByText(words('shell.part_missing'))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    isGone = false
    await page.getByRole('button', { name: words('shell.part_again') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByText(words('shell.part_missing'))).toBeHidden()
  })

  test('AS-CHUNK-01 F-B03 after a deployment the page is reloaded once, with the input', async ({
    page, request, baseURL, expects,
  }) => {
    expects(refused(404))
    const { token_value } = await cartWithEmail(request)
    await page.context().addCookies([{ name: 'cart_id', value: token_value, url: baseURL ?? '' }])
    let documents = 0
    await page.route(/CartPage-/, (route) => route.fulfill(GONE))
    await page.route('**/checkout/address', async (route) => {
      if (route.request().resourceType() === 'document') {
        documents += 1
        await route.continue()
      } else await route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/another.js"></script>' })
    })
    await page.goto('/checkout/address')
    await waitUntilInteractive(page)
    await page.locator('[name=billingStreet]').fill('Seeweg')
    const cart = page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })
    await cart.click()
    await expect.poll(() => documents).toBe(2)
    await waitUntilInteractive(page)
    await expect(page.locator('[name=billingStreet]')).toHaveValue('Seeweg')
    // Before a reload the page asks whether the shop responds.
    const headResponse = page.waitForResponse((response) => response.request().method() === 'HEAD')
    await cart.click()
    await headResponse
    await expect(page.getByText(words('shell.part_missing'))).toBeVisible()
    await roundTrip(page)
    expect(documents).toBe(2)
    await expect(page.locator('[name=billingStreet]')).toHaveValue('Seeweg')
  })
})
