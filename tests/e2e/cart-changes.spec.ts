import { expect, type Page } from '@playwright/test'
import { WORDS } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { FAILED, test } from './support/journey.ts'
import { cartWithLens, findByTitle } from './support/shop-api.ts'

const words = WORDS.de
const news = (page: Page, sentence: RegExp) => page.getByRole('status').filter({ hasText: sentence })
/** Hydrated, with the cart and the notification code loaded: both follow the page. */
const listening = async (page: Page): Promise<void> => {
  await waitUntilInteractive(page)
  await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb.*1 Artikel/ })).toBeVisible()
  await expect(page.locator('span[role="status"]')).toBeAttached()
}
const undo = (page: Page) => page.getByRole('button', { name: words('cart.undo') })

test.describe('a change of the cart', () => {
  test('F-A02 is announced in a sentence: what was added, on the page and in the dialog, and the total', async ({
    page, request, baseURL,
  }) => {
    const { token_value } = await cartWithLens(request)
    await page.context().addCookies([{ name: 'cart_id', value: token_value, url: baseURL ?? '' }])
    const { product_id } = await findByTitle(request, 'Hy-Care')
    await page.goto(`/p/${product_id}`)
    await listening(page)
    await page.locator('form button[name=intent][value=add]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(news(page, /Hy-Care.*: 1 Packung, Total CHF/)).toBeAttached()
    const line = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Hy-Care' })
    await line.getByRole('button', { name: words('product.quantity_more') }).first().click()
    await expect(news(page, /Hy-Care.*: 2 Packungen, Total CHF/)).toBeAttached()
  })

  test('F-A02 is announced with the whole cart if it was changed before it was loaded', async ({ page, request, baseURL }) => {
    const { token_value } = await cartWithLens(request)
    await page.context().addCookies([{ name: 'cart_id', value: token_value, url: baseURL ?? '' }])
    const { product_id } = await findByTitle(request, 'Hy-Care')
    let release = (): void => {}
    const released = new Promise<void>((resolve) => { release = resolve })
    await page.route(({ pathname }) => pathname === '/page-data/', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`/p/${product_id}`)
    await waitUntilInteractive(page)
    await page.locator('form button[name=intent][value=add]').first().click()
    await expect(news(page, /Warenkorb: 2 Artikel, Total CHF/)).toBeAttached()
    // A cart requested before the change is older.
    const late = page.waitForResponse((response) => new URL(response.url()).pathname === '/page-data/').catch(() => undefined)
    release()
    await late
    await expect(page.locator('[id^=side-line]').filter({ hasText: 'Hy-Care' })).toBeVisible()
  })

  for (const place of ['page', 'side'] as const)
    test(`F-A01 F-B06 a removed line moves the focus to the undo button, which stays when undo fails (${place})`, async ({
      page, request, baseURL, expects,
    }) => {
      expects(FAILED)
      const { token_value } = await cartWithLens(request)
      await page.context().addCookies([{ name: 'cart_id', value: token_value, url: baseURL ?? '' }])
      await page.goto(place === 'page' ? '/cart' : '/terms')
      await listening(page)
      if (place === 'side') await page.getByRole('banner').getByRole('link', { name: /Warenkorb/ }).click()
      const cart = place === 'page' ? page.getByRole('main') : page.getByRole('dialog')
      await cart.locator('button[name=intent][value=remove]').first().click()
      await expect(undo(page)).toBeFocused()
      await expect(news(page, /aus dem Warenkorb entfernt, Total CHF/)).toBeAttached()

      await page.route('**/items**', (route) => route.fulfill({ status: 500, body: 'no' }))
      await undo(page).click()
      await expect(cart.getByText(words('error.service_unavailable'))).toBeVisible()
      await expect(undo(page)).toBeVisible()
      await page.unroute('**/items**')
      await undo(page).click()
      await expect(undo(page)).toHaveCount(0)
      await expect(cart.locator('button[name=intent][value=remove]').first()).toBeVisible()
    })
})
