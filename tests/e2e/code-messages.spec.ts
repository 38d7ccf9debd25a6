import { expect, type Page } from '@playwright/test'
import { WORDS } from './support/addresses.ts'
import { waitUntilHydrated } from './support/hydration.ts'
import { refused, test } from './support/journey.ts'
import { cartWithLens } from './support/shop-api.ts'

const words = WORDS.de
const [NUMBER, DECLINED] = ['999912345678901', 'Nicht diese Nummer.']

const codes = (page: Page) => page.getByRole('main').getByRole('region', { name: words('cart.codes') })
const notifications = (page: Page) => page.getByRole('region', { name: words('shell.notifications') })

const give = async (page: Page, summary: string, label: string, code: string): Promise<void> => {
  const field = codes(page).getByLabel(words(label))
  if (!(await field.isVisible())) await codes(page).getByText(words(summary)).click()
  await field.fill(code)
  await field.press('Enter')
}

test.beforeEach(async ({ page, context, request, baseURL }) => {
  const { token_value } = await cartWithLens(request)
  await context.addCookies([{ name: 'cart_id', value: token_value, url: baseURL ?? '' }])
  await page.goto('/cart')
  await waitUntilHydrated(page)
})

test('CC-COUPON-09 CC-COUPON-10 AS-ERRCAT-08 AS-ERRCAT-09 an applied or removed coupon is notified', async ({ page }) => {
  await give(page, 'cart.coupon_redeem', 'cart.coupon_code', 'WELCOME10')
  await expect(notifications(page)).toContainText(words('cart.coupon_applied', { code: 'WELCOME10' }))
  await codes(page).getByRole('button', { name: words('cart.coupon_remove', { code: 'WELCOME10' }) }).click()
  await expect(notifications(page)).toContainText(words('cart.coupon_removed'))
})

test('CC-MILES-08 CC-MILES-09 CC-MILES-10 AS-ERRCAT-10 AS-ERRCAT-11 AS-ERRCAT-12 the result of a miles number is notified', async ({
  page, expects,
}) => {
  expects(refused(422))
  await page.route(/\/api\/carts\/[^/]+$/, (route) => route.fulfill({ status: 422, json: { message: DECLINED } }), { times: 1 })
  await give(page, 'cart.miles_collect', 'cart.miles_number', NUMBER)
  await expect(notifications(page)).toContainText(DECLINED)
  await give(page, 'cart.miles_collect', 'cart.miles_number', NUMBER)
  await expect(notifications(page)).toContainText(words('cart.set_miles_and_more_number_success'))
  await codes(page).getByRole('button', { name: words('cart.miles_remove') }).click()
  await expect(notifications(page)).toContainText(words('cart.miles_and_more_removed'))
})
