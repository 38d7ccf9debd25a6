import { expect } from '@playwright/test'
import { WORDS } from './support/addresses.ts'
import { waitUntilInteractive, waitUntilHydrated } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { refused, test } from './support/journey.ts'
import { cartWithLens } from './support/shop-api.ts'

const words = WORDS.de

for (const width of [375, 1280])
  test(`notifications over an open cart are visible, announced and can be closed (${width} px)`, async ({
    context, request, baseURL, expects,
  }) => {
    expects(refused(422))
    const { token_value } = await cartWithLens(request)
    await context.addCookies([{ name: 'cart_id', value: token_value, url: baseURL ?? '' }])
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/c/lens')
    await waitUntilInteractive(page)
    await page.getByRole('banner').getByRole('link', { name: words('cart.title') }).click()
    const cart = page.getByRole('dialog')
    await expect(cart.getByText('Biofinity').first()).toBeVisible()
    await cart.getByText(words('cart.coupon_redeem')).first().click()
    await cart.getByLabel(words('cart.coupon_code')).fill('NOBODY')
    await cart.getByLabel(words('cart.coupon_code')).press('Enter')
    const notifications = cart.getByRole('region', { name: words('shell.notifications') })
    await expect(notifications.getByText(words('cart.coupon_does_not_exist'))).toBeVisible()
    await expect(cart.getByRole('heading', { level: 2, name: words('cart.title') })).toBeInViewport({ ratio: 1 })
    expect(await barriers(page, { isEveryRule: true })).toEqual([])
    await notifications.getByRole('button', { name: words('shell.notification_close') }).click()
    await expect(notifications.getByText(words('cart.coupon_does_not_exist'))).toHaveCount(0)
    await cart.getByRole('button', { name: words('cart.close') }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('region', { name: words('shell.notifications') })).toHaveCount(1)
  })

test('AS-NOTIF-01 AS-NOTIF-02 at most three notifications are shown, each for six seconds', async ({ page, context }) => {
  await page.clock.install()
  await page.goto('/c/lens')
  await waitUntilHydrated(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const locator = page.getByRole('region', { name: words('shell.notifications') }).getByText(words('connection.back'))
  for (const count of [1, 2, 3, 3]) {
    await page.clock.runFor(1000)
    await context.setOffline(true)
    await expect(page.getByText(words('connection.lost'))).toBeVisible()
    await context.setOffline(false)
    await expect(locator).toHaveCount(count)
  }
  // The first was removed; the second came two seconds before the last.
  await page.clock.runFor(3999)
  await expect(locator).toHaveCount(3)
  for (const left of [2, 1, 0]) {
    await page.clock.runFor(1)
    await expect(locator).toHaveCount(left)
    await page.clock.runFor(999)
  }
})
