import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { WORDS } from './support/addresses.ts'
import { waitUntilInteractive, waitUntilMenusHydrated } from './support/hydration.ts'
import { heroWords } from './support/home-texts.ts'
import { refused, test } from './support/journey.ts'
import { findInMail, mailsTo } from './support/mails.ts'
import { openOwnShop, type OwnShop } from './support/own-shop.ts'
import { chooseShipping, fillAddress, setEmail } from './support/purchase.ts'
import { cartToPay, cartWithLens, findByTitle, orderCart } from './support/shop-api.ts'

type Facts = Readonly<Record<string, unknown>>
type DataLayerEvent = { readonly event: string; readonly item_list_name?: string; readonly items?: readonly Facts[] } & Facts

const PORT = 4451
const words = WORDS.de
let shop: OwnShop

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(90_000)
  shop = await openOwnShop(PORT, { LOG_LEVEL: 'info' })
})
test.afterAll(() => shop.close())

const dataLayerOf = (page: Page): Promise<readonly DataLayerEvent[] | undefined> =>
  page.evaluate(() => (window as unknown as { readonly dataLayer?: readonly DataLayerEvent[] }).dataLayer)
/** Events other than page views. */
const names = async (page: Page): Promise<readonly string[]> =>
  ((await dataLayerOf(page)) ?? []).map(({ event }) => event).filter((event) => event !== 'page_view')

const allow = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: words('tracking.allow') }).click()
  await expect(page.getByRole('button', { name: words('tracking.allow') })).toHaveCount(0)
}

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(shop.url + path)
  await waitUntilMenusHydrated(page)
}

/** Records what is pushed into the data layer of each page of a visit, like an analytics script. */
const listenTo = async (page: Page): Promise<readonly DataLayerEvent[]> => {
  const recorded: DataLayerEvent[] = []
  await page.exposeFunction('measure', (one: DataLayerEvent) => { recorded.push(one) })
  await page.addInitScript(() => {
    let layer: unknown[] | undefined
    Object.defineProperty(window, 'dataLayer', {
      configurable: true,
      get: () => layer,
      set: (input: unknown[]) => {
        layer = input
        const push = input.push.bind(input)
        input.push = (...report) => {
          for (const one of report) (window as unknown as { readonly measure: (one: unknown) => void }).measure(one)
          return push(...report)
        }
      },
    })
  })
  return recorded
}

test.use({ storageState: { cookies: [], origins: [] } })

test('G1 nothing is tracked or stored before consent or after it is declined, and consent is requested once', async ({ page }) => {
  const elsewhere: string[] = []
  page.on(
    'request',
    (request) => { if (!request.url().startsWith(shop.url) && !request.url().startsWith('data:')) elsewhere.push(request.url()) },
  )
  const readStored = async () => [
    (await page.context().cookies()).map(({ name }) => name),
    // The scroll position is not personal, and is deleted with the tab.
    (await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
      .filter((name) => name !== 'react-router-scroll-positions'),
  ]
  for (const path of ['/fr/p/1097', '/it/', '/en/faq', '/c/lens']) {
    await open(page, `${path}?gclid=1&utm_source=x&utm_medium=y&wgu=1&fs=1&studio_id=7`)
    await page.waitForLoadState('networkidle')
    expect([path, ...await readStored()]).toEqual([path, [], []])
  }
  expect(elsewhere).toEqual([])
  await expect(page.getByRole('region', { name: words('tracking.banner') })).toBeVisible()
  expect(await dataLayerOf(page)).toBeUndefined()
  await page.getByRole('button', { name: words('tracking.decline') }).click()
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await page.waitForURL(/\/p\//)
  await open(page, '/c/lens')
  await expect(page.getByRole('region', { name: words('tracking.banner') })).toHaveCount(0)
  expect(await dataLayerOf(page)).toBeUndefined()
})

test('CC-ANALYT-06 CC-ANALYT-07 seven events are sent: a list view with items, position and name, and a product selected from it', async ({
  page,
}) => {
  const recorded = await listenTo(page)
  await open(page, '/c/lens/daily')
  await allow(page)
  await expect.poll(() => names(page)).toEqual(['view_item_list'])
  const listView = ((await dataLayerOf(page)) ?? []).find(({ event }) => event === 'view_item_list')
  expect(listView?.item_list_name).toBe('lens/daily')
  expect(listView?.items?.map(({ index }) => index)).toEqual(listView?.items?.map((_item, index) => index))
  expect(listView?.items?.[0]).toMatchObject({
    item_category: 'lens', item_category2: 'daily', currency: 'CHF', item_list_name: 'lens/daily',
  })
  const first = page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) }).first()
  await expect(first).toContainText(Number(listView?.items?.[0]?.['price']).toFixed(2))
  const second = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').nth(1)
  const title = await second.innerText()
  await second.click()
  await page.waitForURL(/\/p\//)
  const chosen = recorded.filter(({ event }) => event === 'select_item')
  expect(chosen.map(({ items }) => items?.map(({ item_name, index }) => [item_name, index]))).toEqual([[[title, 1]]])
})

test('CC-ANALYT-06 recommendations beside a cart are a list like any other, sent only after consent', async ({ page, playwright }) => {
  const api = await playwright.request.newContext({ baseURL: shop.url })
  const { token_value } = await cartWithLens(api)
  await api.dispose()
  await page.context().addCookies([{ name: 'cart_id', value: token_value, url: shop.url }])
  const recorded = await listenTo(page)
  await open(page, '/cart')
  const recommended = page.getByRole('region', { name: words('cart.recommendations') })
  await expect(recommended).toBeVisible()
  expect(await dataLayerOf(page)).toBeUndefined()
  await allow(page)
  await expect.poll(() => names(page)).toEqual(['view_item_list'])
  const listView = ((await dataLayerOf(page)) ?? []).find(({ event }) => event === 'view_item_list')
  expect(listView).toMatchObject({ item_list_name: 'recommendations', currency: 'CHF' })
  expect(listView?.items?.map(({ index }) => index)).toEqual(listView?.items?.map((_item, index) => index))
  expect(JSON.stringify(listView)).not.toContain('Biofinity')
  const second = recommended.getByRole('link').nth(1)
  const title = await second.innerText()
  await second.click()
  await page.waitForURL(/\/p\//)
  const chosen = recorded.filter(({ event }) => event === 'select_item')
  expect(chosen.map(({ items }) => items?.map(({ item_name, index }) => [item_name, index]))).toEqual([[[title, 1]]])
})

test('CC-ANALYT-06 F-W14 a larger pack and a similar product, selected on a product page, are sent', async ({
  page, request,
}) => {
  const { product_id } = await findByTitle(request, 'Acuvue Oasys MAX 1-Day', shop.url)
  const recorded = await listenTo(page)
  for (const [list, title] of [['upsell', words('product.upsell')], ['similar', words('product.similar')]] as const) {
    await open(page, `/p/${product_id}`)
    if (list === 'upsell') await allow(page)
    await expect(page.getByRole('button', { name: words('product.add_to_cart') }).first()).toBeVisible()
    const heading = page.getByRole('heading', { level: 2, name: title, exact: true })
    const card = page.getByRole('main').locator('section', { has: heading }).getByRole('link').first()
    const chosen = (await card.textContent()) ?? 'no name'
    await card.click()
    await page.waitForURL((url) => !url.pathname.includes(`/${product_id}`))
    const picked = recorded.filter(({ event, item_list_name }) => event === 'select_item' && item_list_name === list)
    expect(picked.map(({ items }) => items?.[0]?.['item_name'])).toEqual([chosen])
  }
})

test('AS-ANALYT-03 each page view is sent once, by its path only if the page is public', async ({ page }) => {
  const pageViews = async () => ((await dataLayerOf(page)) ?? []).filter(({ event }) => event === 'page_view')
    .map(({ page_name, page_path, language }) => [page_name, page_path, language])
  await open(page, '/c/lens?utm_source=letter')
  await allow(page)
  const listing = ['category', '/c/lens', 'de']
  await expect.poll(pageViews).toEqual([listing])
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await page.waitForURL(/\/p\//)
  const product = ['product', new URL(page.url()).pathname, 'de']
  await expect.poll(pageViews).toEqual([product])
  await page.evaluate(() => { window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })) })
  await expect.poll(pageViews, 'shown again as it was left').toEqual([product, product])
  await page.goto(`${shop.url}/fr/reorder/token/${'x'.repeat(22)}`)
  await page.waitForURL(/\/fr\/$/)
  await expect.poll(async () => (await pageViews()).length).toBeGreaterThan(0)
  expect(JSON.stringify(await dataLayerOf(page))).not.toContain('xxx')
})

test('a promotion that is viewed and clicked is sent', async ({ page }) => {
  const recorded = await listenTo(page)
  await open(page, '/')
  await allow(page)
  await expect.poll(async () => (await names(page)).toSorted()).toEqual(['view_item_list', 'view_promotion'])
  await page.getByRole('main').getByRole('link', { name: heroWords('iris', 'de').buttonText }).click()
  await page.waitForURL(/\/c\/lens/)
  expect(recorded.map(({ event }) => event)).toContain('select_promotion')
})

/** The hash of a mail to a customer of this test. */
const tokenMailedTo = async (request: APIRequestContext, email: string): Promise<string> => {
  const data = { email, password: 'sehr7gute-sicht', first_name: 'Lea', last_name: 'Muster' }
  expect((await request.post(`${shop.url}/api/customers`, { data })).ok()).toBe(true)
  expect((await request.delete(`${shop.url}/api/session`)).ok()).toBe(true)
  await request.post(`${shop.url}/api/login-links`, { data: { email, redirect_link: null, first_name: null, last_name: null } })
  return findInMail(request, email, /authenticate\?hash=([\w-]+)/, shop.url)
}

/** Every token that gives one person access, each in the address of the mail or of the shop. */
const addressesWithTokens = async (api: APIRequestContext): Promise<readonly (readonly [string, string])[]> => {
  const email = 'canary@example.ch'
  const names = { first_name: 'Cora', last_name: 'Muster' }
  expect((await api.post('/api/customers', { data: { email, password: 'sehr7gute-sicht', ...names } })).ok()).toBe(true)
  await api.delete('/api/session')
  await api.post('/api/password-resets', { data: { email } })
  await api.post('/api/login-links', { data: { email, redirect_link: null, first_name: null, last_name: null } })
  await api.post('/api/newsletter-requests', { data: { email } })
  const mailAddresses = async (): Promise<readonly (readonly [string, string])[]> => {
    const mails = await mailsTo(api, email)
    return mails.flatMap((mail) => {
      const [, path = '', token = ''] = new RegExp(`${shop.url}(/[\\w/-]+(?:[?]token=|[?]hash=|/))([\\w-]{40,})`).exec(mail) ?? []
      return token === '' ? [] : [[path, token] as const]
    })
  }
  await expect.poll(async () => (await mailAddresses()).length).toBe(4)
  const cart = await cartToPay(api)
  const { token } = (await (await api.post(`/api/carts/${cart.token_value}/links`, { data: {} })).json()) as { readonly token: string }
  const order = await orderCart(api, cart)
  return [
    ...await mailAddresses(), ['/checkout/thank-you/', order], ['/reorder/token/', order], ['/abandoned-cart/token/', token],
    ['/c/lens?hash=', 'H'.repeat(43)], ['/newsletter/unsubscribe/', 'N'.repeat(43)], ['/reminder/end/', 'R'.repeat(43)],
    ['/subscription/token/', 'S'.repeat(43)], ['/email-change/cancel/', 'E'.repeat(43)], ['/account-deletion/cancel/', 'D'.repeat(43)],
  ]
}

test.describe('addresses with tokens', () => {
  test.use({
    borne: [
      [...([401, 404, 409, 410, 422] as const).map(refused), /^warning: A login link was not exchanged/], { scope: 'test' },
    ],
  })

  test('T14 no token of an address is sent to analytics, to another page, to another site or to the log', async ({
    page, playwright,
  }) => {
    const api = await playwright.request.newContext({ baseURL: shop.url })
    const addresses = await addressesWithTokens(api)
    await api.dispose()
    await page.context().addCookies([{ name: 'vsf-consent', value: 'statistics', url: shop.url }])
    let [token, opened] = ['', '']
    const leaks: string[] = []
    page.on('request', (request) => {
      const { origin, pathname, href } = new URL(request.url())
      const isOwn = origin === shop.url && (href === opened || /^\/(api|page-data)\//.test(pathname))
      if (request.url().includes(token) && !isOwn) leaks.push(`${opened} asks for ${request.url()}`)
      if (origin !== shop.url && !request.url().startsWith('data:')) leaks.push(`${opened} asks ${origin}`)
    })
    for (const [path, secret] of addresses) {
      [token, opened] = [secret, `${shop.url}${path}${secret}`]
      const policy = (await page.goto(opened))?.headers()['referrer-policy'] ?? 'none'
      if (!['no-referrer', 'same-origin'].includes(policy)) leaks.push(`${opened} names itself: ${policy}`)
      // Some addresses lead to another page at once.
      await expect(async () => {
        await waitUntilInteractive(page)
        await page.waitForLoadState('networkidle')
        if (JSON.stringify([await dataLayerOf(page)]).includes(token)) leaks.push(`${opened} tells a report`)
        if ((await page.title()).includes(token)) leaks.push(`${opened} is titled by it`)
      }).toPass()
    }
    expect(addresses.length).toBeGreaterThan(12)
    expect(leaks).toEqual([])
    expect(shop.output()).toContain('"path":"/reset-password')
    expect(addresses.filter(([, secret]) => shop.output().includes(secret))).toEqual([])
  })
})

/** Everything but page views; sign-ins and sign-outs. */
const [ANY, WAY] = [/^(?!page_view)/, /^(login|logout|autologin|sign_up)$/]

test('AS-ANALYT-02 one visit sends its seven events, each when it happens and once, as analytics reads them', async ({ page }) => {
  test.setTimeout(90_000)
  const hash = await tokenMailedTo(page.context().request, 'lea@example.ch')
  const main = page.getByRole('main')
  const all = await listenTo(page)
  let readUntil = 0
  /** The events since the last call, and no others of the kind; simultaneous ones have no order. */
  const hears = async (kind: RegExp, ...events: readonly string[]): Promise<void> => {
    await page.waitForLoadState('networkidle')
    await expect.poll(() => all.slice(readUntil).map(({ event }) => event).filter((event) => kind.test(event)).toSorted()).toEqual(events)
    readUntil = all.length
  }
  const leave = async (): Promise<void> => {
    await open(page, '/my-account/history')
    await main.getByRole('button', { name: words('account.sign_out') }).first().click()
    await page.waitForURL(({ pathname }) => !pathname.includes('/my-account'))
    await waitUntilInteractive(page)
  }
  const enter = async (path: string, button: string, fields: Readonly<Record<string, string>>): Promise<void> => {
    await open(page, path)
    for (const [name, text] of Object.entries(fields)) await main.locator(`[name="${name}"]`).fill(text)
    await main.getByRole('button', { name: button, exact: true }).click()
    await page.waitForURL(/\/my-account/)
  }
  await page.context().addCookies([{ name: 'vsf-consent', value: 'statistics', url: shop.url }])
  await open(page, `/?hash=${hash}`)
  await hears(ANY, 'autologin', 'view_item_list', 'view_promotion')
  await main.getByRole('link', { name: heroWords('iris', 'de').buttonText }).click()
  await page.waitForURL(/\/c\/lens/)
  await hears(ANY, 'select_promotion', 'view_item_list')
  await main.getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await page.waitForURL(/\/p\//)
  await hears(/^select_/, 'select_item')
  await leave()
  await hears(WAY, 'logout')
  const nina = { email: 'nina@example.ch', password: 'sehr7gute-sicht' }
  await enter('/register', words('account.register'), { firstName: 'Nina', lastName: 'Muster', ...nina })
  await hears(WAY, 'sign_up')
  await leave()
  await hears(WAY, 'logout')
  await enter('/login', words('account.sign_in'), nina)
  await hears(WAY, 'login')
  const of = (event: string) => all.filter((one) => one.event === event)
  for (const wayIn of ['autologin', 'sign_up', 'login']) expect(of(wayIn)).toEqual([{ event: wayIn }])
  const [view] = of('view_promotion')
  expect(Object.keys(view ?? {})).toEqual(expect.arrayContaining(['promotion_id', 'promotion_name', 'creative_slot']))
  expect(of('select_promotion')).toEqual([{ ...view, event: 'select_promotion' }])
  const lists = of('view_item_list').map(({ item_list_name }) => item_list_name)
  const [chosen] = of('select_item')
  expect(lists).toContain(chosen?.item_list_name)
  const fields = ['item_id', 'item_name', 'item_brand', 'price', 'currency', 'index']
  expect(Object.keys(chosen?.items?.[0] ?? {})).toEqual(expect.arrayContaining(fields))
  expect(JSON.stringify(all)).not.toMatch(/lea@|nina@|Lea|Nina|Muster|sphere/)
})

test('F-W14 the banner of a product that is viewed and clicked is sent', async ({ page, request }) => {
  const { product_id, title } = await findByTitle(request, 'Acuvue Oasys MAX 1-Day', shop.url)
  const recorded = await listenTo(page)
  await open(page, `/p/${product_id}`)
  await allow(page)
  const banners = () => recorded.filter(({ event }) => event.endsWith('_promotion'))
  await expect.poll(() => banners().map(({ event }) => event)).toEqual(['view_promotion'])
  await page.getByRole('main').getByRole('link', { name: words('product.banner', { title }), exact: true }).click()
  await page.waitForURL(/\/c\//)
  const [view, click] = banners()
  expect([view?.['promotion_id'], view?.['creative_slot']]).toEqual([`product-${product_id}-banner-h/iris`, 'product_page'])
  expect(click).toEqual({ ...view, event: 'select_promotion' })
})

test('G4 CC-ANALYT-02 CC-ANALYT-03 CC-ANALYT-04 AS-ANALYT-04 AS-ANALYT-05 a checkout is sent once, a selection when it changes', async ({
  page, playwright,
}) => {
  const api = await playwright.request.newContext({ baseURL: shop.url })
  const { token_value } = await cartWithLens(api)
  await api.dispose()
  await page.context().addCookies([
    { name: 'cart_id', value: token_value, url: shop.url },
    { name: 'vsf-consent', value: 'statistics', url: shop.url },
  ])
  const recorded = await listenTo(page)
  const sent = (): readonly string[] => recorded.map(({ event }) => event).filter((event) => event !== 'page_view')
  await open(page, '/checkout')
  await expect.poll(sent).toEqual(['begin_checkout'])
  await setEmail(page, words, 'anna.keller@example.ch')
  await fillAddress(page, words)
  await expect.poll(sent).toEqual(['begin_checkout', 'add_shipping_info'])
  await chooseShipping(page, words)
  await page.getByRole('radio', { name: words('payment.method.visa') }).check({ force: true })
  await page.getByRole('radio', { name: words('payment.method.twint') }).check({ force: true })
  await expect.poll(() => sent().filter((name) => name === 'add_payment_info')).toHaveLength(2)
  const text = JSON.stringify(recorded)
  for (const secret of [token_value, 'Anna', 'Keller', 'example.ch', 'Seeweg', 'Biofinity', 'sphere']) expect(text).not.toContain(secret)
  await page.reload()
  await waitUntilInteractive(page)
  await page.goto(`${shop.url}/checkout/customer`)
  await waitUntilInteractive(page)
  await page.waitForLoadState('networkidle')
  expect(sent().filter((name) => name === 'begin_checkout')).toHaveLength(1)
})

test('consent can be withdrawn on the cookie page', async ({ page }) => {
  await open(page, '/')
  await allow(page)
  await page.getByRole('contentinfo').getByRole('link', { name: words('shell.legal.cookies') }).click()
  await expect(page.getByText(words('tracking.allowed'))).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: words('tracking.decline') }).click()
  await expect(page.getByText(words('tracking.declined'))).toBeVisible()
  const before = await names(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tageslinsen' }).first().click()
  await page.waitForURL(/\/c\/lens\/daily/)
  expect(await names(page)).toEqual(before)
})
