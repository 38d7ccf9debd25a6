import { expect, type Page } from '@playwright/test'
import { WORDS } from './support/addresses.ts'
import { holdRequests } from './support/hold-requests.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { FAILED, test } from './support/journey.ts'
import { chooseEye, chooseShipping, fillCart, fillAddress, setEmail } from './support/purchase.ts'
import { findByTitle } from './support/shop-api.ts'

const words = WORDS.de

/** All layout shifts, as the browser counts them. */
const watched = async (page: Page): Promise<readonly string[]> => {
  const moved: string[] = []
  await page.exposeFunction('movedByItself', (what: string) => { moved.push(what) })
  await page.addInitScript(() => {
    const record = (globalThis as unknown as { readonly movedByItself: (what: string) => void }).movedByItself
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as unknown as readonly { readonly value: number; readonly hadRecentInput: boolean }[])
        if (!shift.hadRecentInput && shift.value >= 0.001) record(`${window.location.pathname} ${shift.value.toFixed(4)}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return moved
}

for (const width of [375, 1280])
  test(`F-B12 nothing shifts by itself from the first lens to the payment (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const moved = await watched(page)
    await fillCart(page, words, '/')
    await page.goto('/cart')
    await waitUntilInteractive(page)
    await page.getByRole('main').getByRole('link', { name: words('cart.to_checkout') }).click()
    await page.waitForURL(/\/checkout\/customer/)
    await waitUntilInteractive(page)
    await setEmail(page, words, 'nora.frei@example.ch')
    await fillAddress(page, words)
    await chooseShipping(page, words)
    await waitUntilInteractive(page)
    expect(moved).toEqual([])
  })

test('F-B12 the first eye is at its final position before the second is loaded', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const path = `/p/${(await findByTitle(request, 'Biofinity toric')).product_id}`
  const firstEye = async () => {
    await page.goto(path)
    return page.locator('fieldset', { has: page.locator('[name=r_sphere]') }).first().boundingBox()
  }
  const whole = await firstEye()
  await page.route(/\/p\/\d+/, async (route) => {
    const reply = await route.fetch()
    const html = await reply.text()
    await route.fulfill({ response: reply, body: html.slice(0, html.lastIndexOf('<fieldset', html.indexOf('name="l_sphere"'))) })
  })
  const begun = await firstEye()
  expect(await page.locator('[name=l_sphere]').count()).toBe(0)
  expect([begun?.x, begun?.width]).toEqual([whole?.x, whole?.width])
  await context.close()
})

test('F-B05 on a phone the refusal of a purchase scrolls into view, has the focus, and is announced', async ({
  page, request, expects,
}) => {
  expects(FAILED)
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto(`/p/${(await findByTitle(request, 'Biofinity')).product_id}`)
  await waitUntilInteractive(page)
  await chooseEye(page, words, 'right', { sphere: '-3.00' })
  await page.route(/\/page-data\/p\//, (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }))
  await page.evaluate(() => { window.scrollTo(0, 0) })
  await page.getByRole('main').getByRole('button', { name: words('product.add_to_cart') }).last().click()
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toBeInViewport({ ratio: 1 })
  await expect(refusal.locator('xpath=..')).toBeFocused()
})

test.describe('the question about consent', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('moves nothing at the foot of a page, where a visitor may be about to press', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/libraries-*.js')
    await page.goto('/c/lens')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Tageslinsen' }).first()
    await link.scrollIntoViewIfNeeded()
    const before = await link.boundingBox()
    release()
    await page.locator('[data-question]').waitFor()
    expect(await link.boundingBox()).toEqual(before)
  })
})
