import { expect, type BrowserContext, type Locator, type Page, type Request } from '@playwright/test'
import { WORDS } from './support/addresses.ts'
import { roundTrip, waitUntilInteractive, waitUntilHydrated } from './support/hydration.ts'
import { test } from './support/journey.ts'
import { cartToPay, findByTitle, type WireCart } from './support/shop-api.ts'

const words = WORDS.de
const press = (page: Page) => page.getByRole('button', { name: words('checkout.place_order') })

const withCart = async (context: BrowserContext, base: string | undefined, { token_value }: WireCart, path: string): Promise<Page> => {
  await context.addCookies([{ name: 'cart_id', value: token_value, url: base ?? '' }])
  const page = await context.newPage()
  await page.goto(path)
  await waitUntilInteractive(page)
  return page
}

for (const method of ['twint', 'prepayment'] as const)
  for (const times of [2, 10])
    test(`F-B01 "order" pressed ${times} times after the shipping step makes one order and shows it (${method})`, async ({
      context, request, baseURL,
    }) => {
      const page = await withCart(context, baseURL, await cartToPay(request), '/checkout/shipping')
      await page.getByRole('button', { name: words('checkout.to_payment') }).click()
      await page.waitForURL('**/checkout/payment')
      await page.locator(`[name=paymentMethod][value=${method}]`).check({ force: true })
      await page.locator('[name=terms]').check({ force: true })
      const sent: Request[] = []
      page.on('request', (request) => { if (request.method() === 'POST') sent.push(request) })
      await press(page).click({ clickCount: times, delay: 20 })
      await page.waitForURL(method === 'twint' ? /\/pay\/sandbox\// : /\/checkout\/thank-you\//)
      // A later response could lead to another page; the payment page is a new document, which gets none.
      await Promise.all(sent.map((request) => request.response()))
      if (method === 'prepayment') await roundTrip(page)
      expect(page.url()).toMatch(method === 'twint' ? /\/pay\/sandbox\// : /\/checkout\/thank-you\//)
    })

type Place = { readonly x: number; readonly y: number }

const placeOf = async (target: Locator): Promise<Place> => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

/** One press of a series, which the browser counts from the first one on. */
const pressAsNth = async (page: Page, { x, y }: Place, nth: number): Promise<void> => {
  await page.mouse.move(x, y)
  await page.mouse.down({ clickCount: nth })
  await page.mouse.up({ clickCount: nth })
}

test('F-B01 a series of presses that began on one step triggers nothing on the next, whose own first press counts', async ({
  context, request, baseURL,
}) => {
  const page = await withCart(context, baseURL, await cartToPay(request), '/checkout/payment')
  await pressAsNth(page, await placeOf(page.locator('[name=terms]')), 4)
  await expect(page.locator('[name=terms]')).not.toBeChecked()
  await page.locator('[name=paymentMethod][value=prepayment]').check({ force: true })
  await page.locator('[name=terms]').check({ force: true })
  await press(page).click()
  await page.waitForURL(/\/checkout\/thank-you\//)
  const home = page.getByRole('link', { name: words('order.to_home'), exact: true })
  const place = await placeOf(home)
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', (request) => {
    // What the browser fetches ahead opens nothing.
    if (request.headers()['sec-purpose'] !== 'prefetch') sent.push(new URL(request.url()).pathname)
  })
  await pressAsNth(page, place, 4)
  await roundTrip(page)
  expect(sent.filter((path) => path !== '/health/ready')).toEqual([])
  expect(page.url()).toMatch(/\/checkout\/thank-you\//)
  await home.click()
  await page.waitForURL((url) => url.pathname === '/')
})

const SENTENCE = words('order.already')

for (const step of ['payment', 'shipping', 'address', 'customer'] as const)
  test(`F-B02 continuing at the ${step} step after ordering in another tab redirects to the order, with a message`, async ({
    context, request, baseURL,
  }) => {
    const cart = await cartToPay(request)
    const left = await withCart(context, baseURL, cart, `/checkout/${step}`)
    const other = await withCart(context, baseURL, cart, '/checkout/payment')
    await other.locator('[name=paymentMethod][value=prepayment]').check({ force: true })
    await other.locator('[name=terms]').check({ force: true })
    await press(other).click()
    await other.waitForURL(/\/checkout\/thank-you\//)
    await expect(other.getByText(SENTENCE)).toHaveCount(0)
    if (step === 'payment') {
      await left.locator('[name=paymentMethod][value=prepayment]').check({ force: true })
      await left.locator('[name=terms]').check({ force: true })
    }
    await left.getByRole('main').locator('form:not([role=search]) button[type=submit]').last().click()
    await left.waitForURL((url) => url.pathname === new URL(other.url()).pathname)
    if (step !== 'payment') await expect(left.getByText(SENTENCE)).toBeVisible()
  })

test('F-B04 "add" pressed twice at once sends one request and adds one unit', async ({ page, request }) => {
  const { product_id } = await findByTitle(request, 'Hy-Care')
  await page.goto(`/p/${product_id}`)
  await waitUntilInteractive(page)
  const sent: string[] = []
  page.on('request', (request) => {
    // The price of a choice is requested with the same form, by another intent.
    const isAddition = new URLSearchParams(request.postData() ?? '').get('intent') === 'add'
    if (isAddition && new URL(request.url()).pathname.startsWith('/page-data/p/')) sent.push(request.url())
  })
  // The second press comes before the first is rendered, as on a slow phone.
  await page.locator('form button[name=intent][value=add]').first().evaluate((button: HTMLButtonElement) => {
    for (const _press of [1, 2]) button.form?.requestSubmit(button)
  })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: words('cart.close') }).click()
  // While the page is updated, its button is busy.
  const add = page.locator('form button[name=intent][value=add]').first()
  await expect(add).not.toHaveAttribute('aria-disabled', 'true')
  await add.dblclick({ delay: 20 })
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(sent).toHaveLength(2)
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('listitem').locator('input[name=quantity]')).toHaveValue('2')
})

test('F-B04 the second press of a double press neither closes what the first has opened nor presses its contents', async ({
  page, request,
}) => {
  // The window is so wide that the button is in the backdrop beside the overlay; in a narrow one only during the slide-in.
  await page.setViewportSize({ width: 1920, height: 900 })
  const { product_id } = await findByTitle(request, 'Hy-Care')
  await page.goto(`/p/${product_id}`)
  await waitUntilHydrated(page)
  const add = await placeOf(page.locator('form button[name=intent][value=add]').first())
  const sidebar = page.getByRole('dialog')
  await pressAsNth(page, add, 1)
  await expect(sidebar).toBeVisible()
  const close = await placeOf(sidebar.getByRole('button', { name: words('cart.close') }))
  await pressAsNth(page, add, 2)
  await pressAsNth(page, close, 3)
  // If it closed, it would slide out first.
  await sidebar.evaluate((dialog) => Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)))
  await expect(sidebar).toBeVisible()
  await pressAsNth(page, close, 1)
  await expect(sidebar).toHaveCount(0)
})
