import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { WORDS } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { refused, test } from './support/journey.ts'
import { cartToPay, findByTitle, LEFT_LENS, orderCart, type WireCart } from './support/shop-api.ts'

type WireStock = { readonly available: number; readonly stop_order: boolean }

const words = WORDS.de

/** On the last page before the order, with everything selected. */
const readyToPress = async (context: BrowserContext, base: string | undefined, { token_value }: WireCart): Promise<Page> => {
  await context.addCookies([{ name: 'cart_id', value: token_value, url: base ?? '' }])
  const page = await context.newPage()
  await page.goto('/checkout/payment')
  await waitUntilInteractive(page)
  await page.locator('[name=paymentMethod][value=twint]').check({ force: true })
  await page.locator('[name=terms]').check({ force: true })
  await page.locator('[name=comment]').fill('Bitte klingeln')
  return page
}

const press = (page: Page): Promise<void> => page.getByRole('button', { name: words('checkout.place_order') }).click()

const setQuantity = async (request: APIRequestContext, { token_value, items }: WireCart, quantity: number): Promise<WireCart> =>
  (await (await request.patch(`/api/carts/${token_value}/items/${items[0]?.id}`, { data: { quantity } })).json()) as WireCart

test('H-S02 a cart that changed during the review shows a message and its new total, and the next press orders it', async ({
  context, request, baseURL, expects,
}) => {
  expects(refused(422))
  const cart = await cartToPay(request)
  const page = await readyToPress(context, baseURL, cart)
  const changed = await setQuantity(request, cart, 2)
  expect(changed.total).toBeGreaterThan(cart.total)
  const newTotal = `CHF ${(changed.total / 100).toFixed(2)}`
  await press(page)
  await expect(page.getByRole('alert').first()).toContainText('Die Artikel im Warenkorb haben sich geändert')
  await expect(page.getByRole('alert').first()).toBeInViewport()
  await expect(page.getByRole('main')).toContainText(newTotal)
  await expect(page.getByRole('main')).not.toContainText(`CHF ${(cart.total / 100).toFixed(2)}`)
  await expect(page.locator('[name=comment]')).toHaveValue('Bitte klingeln')
  await press(page)
  await page.waitForURL(/\/pay\/sandbox\//)
})

const SCARCE = { ...LEFT_LENS, l_sphere: -4 } as const

const scarceLeft = async (request: APIRequestContext): Promise<number> => {
  const { product_id } = await findByTitle(request, 'Biofinity')
  const items = [{ catalog: 'iris_web', variant_representation: { product_id, option: SCARCE }, quantity: 1 }]
  const data = { items, shipping: { country: 'CH', method: null }, carrier: 'swisspost' }
  const response = await request.post('/api/delivery-dates', { data })
  const { items: [result] } = (await response.json()) as { readonly items: readonly { readonly stock: WireStock }[] }
  expect(result?.stock.stop_order).toBe(true)
  return result?.stock.available ?? 0
}

const withScarce = async (request: APIRequestContext, { token_value }: WireCart, quantity: number): Promise<WireCart> => {
  const { product_id } = await findByTitle(request, 'Biofinity')
  const data = { items: [{ product: { product_id, option: SCARCE }, quantity }] }
  const response = await request.post(`/api/carts/${token_value}/items`, { data })
  expect(response.status()).toBe(200)
  return (await response.json()) as WireCart
}

test('a line that sold out during the review is marked, and the rest can be ordered', async ({
  context, request, baseURL, expects,
}) => {
  expects(refused(422))
  const cart = await withScarce(request, await cartToPay(request), 1)
  const page = await readyToPress(context, baseURL, cart)
  for (let left = await scarceLeft(request); left > 0; left = await scarceLeft(request))
    await orderCart(request, await withScarce(request, await cartToPay(request), Math.min(left, 10)))
  await press(page)
  await expect(page.getByRole('alert').filter({ hasText: words('error.sold_out') })).toBeVisible()
  await expect(page.getByRole('main').getByText(words('cart.line_blocked')).filter({ visible: true })).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: words('checkout.edit_cart') }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('cart.title') })).toBeVisible()
  const blocked = page.getByRole('main').getByRole('listitem').filter({ hasText: words('cart.line_blocked') })
  await blocked.getByRole('button', { name: /Biofinity/ }).last().click()
  await expect(page.getByText(words('cart.line_blocked')).filter({ visible: true })).toHaveCount(0)
  await page.goto('/checkout/payment')
  await waitUntilInteractive(page)
  await page.locator('[name=paymentMethod][value=twint]').check({ force: true })
  await page.locator('[name=terms]').check({ force: true })
  await press(page)
  await page.waitForURL(/\/pay\/sandbox\//)
})

test('a cart that was emptied in another tab redirects home, and one that was ordered there is not ordered twice', async ({
  context, request, baseURL,
}) => {
  const emptied = await cartToPay(request)
  const page = await readyToPress(context, baseURL, emptied)
  await request.delete(`/api/carts/${emptied.token_value}/items/${emptied.items[0]?.id}`)
  await press(page)
  await page.waitForURL((url) => url.pathname === '/')
  await context.clearCookies()
  const ordered = await cartToPay(request)
  const other = await readyToPress(context, baseURL, ordered)
  // Another tab of the same browser.
  const token = await orderCart(context.request, ordered)
  await press(other)
  await other.waitForURL(/\/pay\/sandbox\//)
  await other.locator('button[value=paid]').click()
  await other.waitForURL((url) => url.pathname === `/checkout/thank-you/${token}`)
})

test('a cart whose order was placed without its response shows the order when the sidebar is opened', async ({
  context, baseURL, playwright,
}) => {
  const cart = await cartToPay(context.request)
  await context.addCookies([{ name: 'cart_id', value: cart.token_value, url: baseURL ?? '' }])
  const page = await context.newPage()
  await page.goto('/c/lens')
  await waitUntilInteractive(page)
  const button = page.getByRole('banner').getByRole('link', { name: words('cart.title') })
  await expect(button).toContainText('1')
  const sender = await playwright.request.newContext({ baseURL: baseURL ?? '', storageState: await context.storageState() })
  const token = await orderCart(sender, cart)
  await sender.dispose()
  await button.click()
  await page.waitForURL((url) => url.pathname === `/checkout/thank-you/${token}`)
})

test('a coupon used up meanwhile is reported, and the next press orders without it', async ({
  context, request, baseURL, expects,
}) => {
  expects(refused(422))
  const without = await cartToPay(request)
  const withVoucher = async (): Promise<WireCart> => {
    const cart = await cartToPay(request)
    const email = await request.patch(`/api/carts/${cart.token_value}`, { data: { email: 'meanwhile@example.ch' } })
    expect(email.status()).toBe(200)
    const response = await request.patch(`/api/carts/${cart.token_value}`, { data: { coupon_code: 'FIRST100' } })
    expect(response.status()).toBe(200)
    const reduced = (await response.json()) as WireCart
    expect(reduced.total).toBeLessThan(without.total)
    return reduced
  }
  const [mine, first] = [await withVoucher(), await withVoucher()]
  const page = await readyToPress(context, baseURL, mine)
  await orderCart(request, first)
  await press(page)
  await expect(page.getByRole('alert').first()).toContainText(words('coupon.used_by_customer'))
  await expect(page.getByRole('main')).toContainText(`CHF ${(without.total / 100).toFixed(2)}`)
  await press(page)
  await page.waitForURL(/\/pay\/sandbox\//)
  await expect(page.getByRole('main')).toContainText((without.total / 100).toFixed(2))
})

test('the browser’s back button on the payment page leads to the order, which can still be paid', async ({
  context, request, baseURL,
}) => {
  const page = await readyToPress(context, baseURL, await cartToPay(request))
  const promised = /\d\d\.\d\d( - \d\d\.\d\d)?\.\d\d/.exec(await page.getByRole('main').innerText())?.[0] ?? 'no days'
  await press(page)
  await page.waitForURL(/\/pay\/sandbox\//)
  await page.goBack()
  await page.waitForURL(/\/checkout\/thank-you\/[\w-]+$/)
  await waitUntilInteractive(page)
  await expect(page.getByText(words('order.pending'))).toBeInViewport()
  await expect(page.getByRole('main').getByText(promised).first()).toBeVisible()
  await page.locator('button[name=pay]').click()
  await page.waitForURL(/\/pay\/sandbox\//)
  await page.locator('button[value=paid]').click()
  await page.waitForURL(/\/checkout\/thank-you\//)
  await expect(page.getByText(words('order.pending'))).toHaveCount(0)
})

test.describe('in another tab', () => {
  // Whether the profile is asked for once more depends on which page is faster.
  test.use({ borne: [[refused(401)], { scope: 'test' }] })

  for (const look of ['focus', 'press'] as const)
    test(`F-B09 a customer who signed out in another tab sees no orders at the next ${look}, and the reason`, async ({ context }) => {
      const signedIn = await context.request.post('/api/session', { data: { email: 'anna@example.ch', password: 'demo-linse-7' } })
      expect(signedIn.ok()).toBe(true)
      const page = await context.newPage()
      await page.goto('/my-account/history')
      await waitUntilInteractive(page)
      const again = page.getByRole('button', { name: words('reorder.submit') }).first()
      await expect(again).toBeVisible()
      expect((await context.request.delete('/api/session')).ok()).toBe(true)
      if (look === 'focus') await page.evaluate(() => { dispatchEvent(new Event('focus')) })
      else await again.click()
      await page.waitForURL(/\/login\?redirectUrl=/)
      await expect(page.getByRole('main')).toContainText(words('account.signed_out'))
      await expect(again).toBeHidden()
    })
})
