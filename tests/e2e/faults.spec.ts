import { expect, request as requests, type Browser, type BrowserContext, type Page, type Route } from '@playwright/test'
import { WORDS } from './support/addresses.ts'
import { waitUntilMenusHydrated } from './support/hydration.ts'
import { openBadLine, type BadLine } from './support/slow-connection.ts'
import { FAILED, test } from './support/journey.ts'
import { openOwnShop, type OwnShop } from './support/own-shop.ts'
import { chooseEye } from './support/purchase.ts'
import { cartToPay, cartWithEmail, cartWithLens, type WireCart } from './support/shop-api.ts'

const PORT = 4450
const words = WORDS.de

/** The faults between a browser and the shop. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a 500': (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{"oops":true}' }),
  'a 503': (route) => route.fulfill({ status: 503, headers: { 'retry-after': '5' }, body: '' }),
  'a page instead of data': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html><h1>Login to hotel Wi-Fi</h1></html>' }),
  'half an answer': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"token_value":"abc","items":[{"id' }),
  'an answer of another shape': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"items":null}' }),
  'no answer in time': (route) => route.abort('timedout'),
  'no connection': (route) => route.abort('internetdisconnected'),
}

let shop: OwnShop

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(90_000)
  shop = await openOwnShop(PORT)
})
test.afterAll(() => shop.close())

type Prepare = (context: BrowserContext) => Promise<unknown>
type Make = (request: Awaited<ReturnType<typeof requests.newContext>>) => Promise<WireCart>

/** A shopper on a page, with a cart. */
const shopperAt = async (browser: Browser, path: string, make?: Make, prepare?: Prepare): Promise<Page> => {
  const context = await browser.newContext({ baseURL: shop.url })
  await context.addCookies([{ name: 'vsf-consent', value: 'necessary', url: shop.url }])
  if (make !== undefined) {
    const api = await requests.newContext({ baseURL: shop.url })
    const { token_value } = await make(api)
    await api.dispose()
    await context.addCookies([{ name: 'cart_id', value: token_value, url: shop.url }])
  }
  await prepare?.(context)
  const page = await context.newPage()
  await page.goto(path)
  await waitUntilMenusHydrated(page)
  return page
}

/** A response that is delayed until it is released. */
const holdResponse = (): { readonly until: Promise<void>; readonly release: () => void } => {
  let release = (): void => undefined
  const until = new Promise<void>((resolve) => { release = resolve })
  return { until, release: () => { release() } }
}

const TYPED = {
  billingFirstName: 'Anna', billingLastName: 'Keller', billingStreet: 'Seeweg', billingStreetNumber: '4', billingPostcode: '8002',
  billingCity: 'Zürich',
} as const

const type = async (page: Page): Promise<void> => {
  for (const [name, value] of Object.entries(TYPED)) await page.locator(`[name="${name}"]`).fill(value)
}

const expectTyped = async (page: Page): Promise<void> => {
  for (const [name, value] of Object.entries(TYPED)) await expect(page.locator(`[name="${name}"]`)).toHaveValue(value)
}

const expectNotWhite = async (page: Page): Promise<void> => {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
}

const silence = words('error.service_unavailable')
const notices = (page: Page) => page.getByRole('region', { name: words('shell.notifications') })

/** One fault after the other on one page: each press fails, and none has effects on the next. */
const withEach = async (press: (fault: (route: Route) => Promise<void>) => Promise<void>): Promise<void> => {
  for (const [name, fault] of Object.entries(FAULTS)) await test.step(name, () => press(fault))
}

test('any failure at the address step shows a message and preserves all input; the next press succeeds', async ({ browser, expects }) => {
  expects(FAILED)
  const page = await shopperAt(browser, '/checkout/address', cartWithEmail)
  await type(page)
  const next = page.getByRole('button', { name: words('checkout.to_shipping') })
  await withEach(async (fault) => {
    let failed = 0
    await page.route(/\/page-data\/checkout\/address/, async (route) => {
      failed += 1
      return fault(route)
    })
    await next.click()
    await expect.poll(() => failed).toBe(1)
    await expect(notices(page)).toContainText(silence)
    await expectNotWhite(page)
    await expectTyped(page)
    await page.unroute(/\/page-data\/checkout\/address/)
  })
  await next.click()
  await page.waitForURL(/\/checkout\/shipping/)
  await page.context().close()
})

test('any failure of a filter shows a message and leaves the list as it is; the next press succeeds', async ({ browser, expects }) => {
  expects(FAILED)
  const page = await shopperAt(browser, '/c/lens')
  const filter = page.getByRole('complementary').getByRole('checkbox', { name: /Acuvue/ })
  await withEach(async (fault) => {
    await page.route(/\/page-data\//, fault)
    await filter.click()
    await expect(notices(page)).toContainText(silence)
    await expect(page).toHaveURL(/\/c\/lens$/)
    await expect(filter).not.toBeChecked()
    await expectNotWhite(page)
    await page.unroute(/\/page-data\//)
  })
  await filter.click()
  await expect(page).toHaveURL(/brand=Acuvue/)
  await expect(filter).toBeChecked()
  await page.context().close()
})

test('any failure restores the former quantity and shows a message', async ({ browser, expects }) => {
  expects(FAILED)
  const page = await shopperAt(browser, '/cart', cartWithLens)
  const main = page.getByRole('main')
  const more = main.getByRole('button', { name: words('product.quantity_more') }).first()
  const quantity = main.locator('input[name=quantity]').first()
  let had = 1
  await withEach(async (fault) => {
    await page.route(/\/api\/carts\//, (route) => (route.request().method() === 'GET' ? route.continue() : fault(route)))
    await more.click()
    await expect(main.getByRole('alert')).toContainText(words('checkout_failed'))
    await expect(quantity).toHaveValue(String(had))
    await page.unroute(/\/api\/carts\//)
    // Pending requests would fail with the next press.
    await Promise.all([page.waitForResponse(/\/api\/carts\/.*\/items\//), more.click()])
    had += 1
    await expect(quantity).toHaveValue(String(had))
    await expect(main.getByRole('alert')).toHaveCount(0)
  })
  await page.context().close()
})

const fillPayment = async (page: Page, comment: string, method: 'twint' | 'prepayment' = 'twint'): Promise<void> => {
  await page.getByRole('radio', { name: words(`payment.method.${method}`) }).check({ force: true })
  await page.locator('[name=comment]').fill(comment)
  await page.getByRole('checkbox').first().check({ force: true })
}

test('an order with a lost response is not placed twice', async ({ browser, expects }) => {
  expects(FAILED)
  const page = await shopperAt(browser, '/checkout/payment', cartToPay)
  await fillPayment(page, 'lost answer')
  await page.route(/\/page-data\/checkout\/payment/, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }, { times: 1 })
  const press = page.getByRole('button', { name: words('checkout.place_order') })
  await press.click()
  await expect(notices(page)).toContainText(silence)
  await expect(page.locator('[name=comment]')).toHaveValue('lost answer')
  await press.click()
  await page.waitForURL(/\/pay\/sandbox\//)
  await page.locator('button[value=paid]').click()
  await page.waitForURL(/\/checkout\/thank-you\//)
  await page.context().close()
})

type OnALine = { readonly page: Page; readonly context: BrowserContext; readonly line: BadLine; readonly cart: string }

/** A shopper at the payment step, on a connection that can fail, in the browser of the steps before. */
const onALine = async (browser: Browser, javaScriptEnabled: boolean): Promise<OnALine> => {
  const line = await openBadLine(PORT)
  const context = await browser.newContext({ baseURL: line.url, javaScriptEnabled })
  const api = await requests.newContext({ baseURL: shop.url })
  const { token_value: cart } = await cartToPay(api)
  const { cookies: input } = await api.storageState()
  await api.dispose()
  const cookies = [{ name: 'vsf-consent', value: 'necessary' }, { name: 'cart_id', value: cart }, ...input]
  await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: line.url })))
  const page = await context.newPage()
  await page.goto('/checkout/payment')
  if (javaScriptEnabled) await waitUntilMenusHydrated(page)
  // Without JavaScript only a page of this address is an allowed redirect, and the connection has another one than the payment page.
  await fillPayment(page, 'slow line', javaScriptEnabled ? 'twint' : 'prepayment')
  return { page, context, line, cart }
}

test.describe('on a slow connection that loses the response', () => {
  test.use({ borne: [[FAILED], { scope: 'test' }] })

  test('N2 an order pressed repeatedly with JavaScript is one order, sent once at a time, and no input is lost', async ({
    browser,
  }) => {
    const { page, context, line } = await onALine(browser, true)
    const press = page.getByRole('button', { name: words('checkout.place_order') })
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/page-data/checkout/payment') sent += 1
    })
    line.slow()
    line.loseAnswersTo(/^POST \/page-data\/checkout\/payment[ ?]/)
    await press.click({ noWaitAfter: true })
    await expect(page.getByText(words('checkout.placing'))).toBeVisible()
    await press.click({ force: true, clickCount: 3 })
    await expect(notices(page)).toContainText(silence)
    await expect(page.locator('[name=comment]')).toHaveValue('slow line')
    expect(sent).toBe(1)
    expect(line.lost()).toBeGreaterThan(0)
    line.heal()
    await press.click()
    await page.waitForURL(/\/pay\/sandbox\//)
    await page.locator('button[value=paid]').click()
    await page.waitForURL(/\/checkout\/thank-you\//)
    await context.close()
    line.close()
  })

  test('N2 an order pressed repeatedly without JavaScript is one order, which is shown', async ({ browser }) => {
    const { page, context, line } = await onALine(browser, false)
    line.slow()
    // The browser keeps waiting, and the shopper presses again before it gives up.
    line.loseAnswersTo(/^POST \/checkout\/payment[ ?]/, true)
    await page.getByRole('button', { name: words('checkout.place_order') }).click({ noWaitAfter: true })
    await expect.poll(line.lost).toBeGreaterThan(0)
    line.heal()
    // The button still has the focus; a click would wait for the missing response.
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/checkout\/thank-you\//)
    await expect(page.getByRole('main')).toContainText('anna.keller.')
    await context.close()
    line.close()
  })

  test('N2 opening the step again without JavaScript redirects to the order, and nobody else who has the cart', async ({ browser }) => {
    const { page, context, line, cart } = await onALine(browser, false)
    line.slow()
    line.loseAnswersTo(/^POST \/checkout\/payment[ ?]/)
    await page.getByRole('button', { name: words('checkout.place_order') }).click({ noWaitAfter: true })
    await expect.poll(line.lost).toBeGreaterThan(0)
    // The browser's own page for a missing connection.
    await expect(page.getByRole('button', { name: words('checkout.place_order') })).toHaveCount(0)
    line.heal()
    const other = await browser.newContext({ baseURL: line.url, javaScriptEnabled: false })
    await other.addCookies([{ name: 'cart_id', value: cart, url: line.url }])
    const stranger = await other.newPage()
    await stranger.goto('/checkout/payment')
    await expect(stranger).toHaveURL(new RegExp(`^${line.url}/(?:#cart-not-found)?$`))
    await expect(stranger.getByRole('main')).not.toContainText('anna.keller.')
    await page.goto('/checkout/payment')
    await expect(page).toHaveURL(/\/checkout\/thank-you\/[^/]+\?already-ordered$/)
    await expect(page.getByRole('status').filter({ hasText: words('order.already') })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('anna.keller.')
    await other.close()
    await context.close()
    line.close()
  })
})

test('AS-STATE-01 offline in the middle of the checkout: a message is shown, no input is lost, and it continues afterwards', async ({
  browser, expects,
}) => {
  expects(FAILED)
  const page = await shopperAt(browser, '/checkout/payment', cartToPay)
  await fillPayment(page, 'in the tunnel')
  await page.context().setOffline(true)
  await expect(page.getByText(words('connection.lost'), { exact: true })).toBeInViewport()
  const press = page.getByRole('button', { name: words('checkout.place_order') })
  await press.click()
  await expect(notices(page)).toContainText(silence)
  await expect(page.locator('[name=comment]')).toHaveValue('in the tunnel')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.context().setOffline(false)
  await expect(page.getByText(words('connection.back'))).toBeVisible()
  await expect(page.getByText(words('connection.lost'), { exact: true })).toHaveCount(0)
  await press.click()
  await page.waitForURL(/\/pay\/sandbox\//)
  await page.context().close()
})

const HYDRATION = /\/assets\/(libraries|first)-[^/]*\.js$/

test('H-R03 if code fails to load, links and forms work as without JavaScript', async ({ browser, expects }) => {
  expects(FAILED)
  const context = await browser.newContext({ baseURL: shop.url })
  await context.addCookies([{ name: 'vsf-consent', value: 'necessary', url: shop.url }])
  await context.route(HYDRATION, (route) => route.abort('internetdisconnected'))
  const page = await context.newPage()
  await page.goto('/')
  const box = page.getByRole('banner').getByRole('combobox')
  await box.fill('biofinity')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/s\?search=biofinity/)
  await page.getByRole('main').getByRole('link', { name: 'Biofinity' }).first().click()
  await expect(page).toHaveURL(/\/p\//)
  await chooseEye(page, words, 'left', { sphere: '-3.00' })
  await page.getByRole('main').getByRole('button', { name: words('product.add_to_cart') }).first().click()
  await expect(page.getByRole('link', { name: words('cart.to_checkout') }).first()).toBeVisible()
  await context.close()
})

test('responses out of order: the last term in the search box wins', async ({ browser }) => {
  const page = await shopperAt(browser, '/')
  const slow = holdResponse()
  const arrived = holdResponse()
  await page.route(/\/api\/search\?.*term=acuvue/, async (route) => {
    await slow.until
    await route.continue().catch(() => undefined)
    arrived.release()
  })
  const box = page.getByRole('banner').getByRole('combobox')
  const sentRequest = page.waitForRequest(/term=acuvue/)
  await box.fill('acuvue')
  await sentRequest
  await box.fill('biofinity')
  const rows = page.getByRole('listbox').getByRole('option')
  await expect(rows.first()).toContainText('Biofinity')
  slow.release()
  await arrived.until
  await page.waitForLoadState('networkidle')
  await expect(rows.first()).toContainText('Biofinity')
  await page.context().close()
})

test('responses out of order: the last quantity wins', async ({ browser }) => {
  const page = await shopperAt(browser, '/cart', cartWithLens)
  const first = holdResponse()
  let count = 0
  await page.route(/\/api\/carts\/.*\/items\//, async (route) => {
    count += 1
    if (count === 1) await first.until
    await route.continue()
  })
  const more = page.getByRole('main').getByRole('button', { name: words('product.quantity_more') }).first()
  const quantity = page.getByRole('main').locator('input[name=quantity]').first()
  await more.click()
  await more.click()
  await expect(quantity).toHaveValue('3')
  first.release()
  await expect.poll(() => count).toBe(2)
  await page.waitForLoadState('networkidle')
  await expect(quantity).toHaveValue('3')
  await page.reload()
  await expect(quantity).toHaveValue('3')
  await page.context().close()
})

test('each cart became at most one order', async () => {
  await shop.close()
  const orders = await shop.query<{ readonly carts: number; readonly orders: number }>(
    // The demo customers bought before.
    'select count(distinct cart_token)::int as carts, count(*)::int as orders from purchase_order where account_id is null',
  )
  expect(orders).toEqual([{ carts: 5, orders: 5 }])
  const slow = await shop.query("select id from purchase_order where body->>'comment' = 'slow line'")
  expect(slow, 'what was typed arrived').toHaveLength(3)
})
