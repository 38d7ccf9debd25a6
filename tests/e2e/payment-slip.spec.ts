import { expect, type Page } from '@playwright/test'
import { WORDS } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { test } from './support/journey.ts'
import { cartToPay } from './support/shop-api.ts'

const words = WORDS.de

/** Dimensions of the slip in millimetres: its width, and the position of its code. */
const SLIP = { width: 210, code: 46, left: 67, top: 17 } as const
const PIXELS_OF_MM = 96 / 25.4

/** The code of the slip on the page, in pixels, and whether the frame shows all of it. */
const codeOn = (page: Page) =>
  page.getByRole('img', { name: words('order.transfer.slip') }).evaluate((picture, { width, code, left, top }) => {
    const box = picture.getBoundingClientRect()
    const frame = picture.parentElement?.getBoundingClientRect() ?? box
    const scale = box.width / width
    const at = { left: box.left + left * scale, top: box.top + top * scale, size: code * scale }
    const isWhole = at.left >= frame.left && at.top >= frame.top
      && at.left + at.size <= frame.right && at.top + at.size <= frame.bottom && frame.right <= window.innerWidth
    return { size: at.size, isWhole }
  }, SLIP)

test('the code of the payment slip is large enough for a phone camera, and 46 mm on paper', async ({ context, request, baseURL }) => {
  const { token_value } = await cartToPay(request)
  await context.addCookies([{ name: 'cart_id', value: token_value, url: baseURL ?? '' }])
  const page = await context.newPage()
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/checkout/payment')
  await waitUntilInteractive(page)
  await page.locator('[name=paymentMethod][value=prepayment]').check({ force: true })
  await page.locator('[name=terms]').check({ force: true })
  await page.getByRole('button', { name: words('checkout.place_order') }).click()
  await page.waitForURL(/\/checkout\/thank-you\//)
  await waitUntilInteractive(page)
  for (const width of [320, 375, 768]) {
    await page.setViewportSize({ width, height: 740 })
    const code = await codeOn(page)
    expect(code.isWhole, `${width} px`).toBe(true)
    expect(code.size, `${width} px`).toBeGreaterThanOrEqual(200)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  for (const media of ['screen', 'print'] as const) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ media })
    const code = await codeOn(page)
    expect(code.isWhole, media).toBe(true)
    expect(code.size, media).toBeCloseTo(46 * PIXELS_OF_MM, 0)
  }
})
