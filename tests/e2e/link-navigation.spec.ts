import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../adapters/seed/customers/demo-customers.ts'
import { holdRequests } from './support/hold-requests.ts'
import { DOMAIN, WORDS } from './support/addresses.ts'
import { waitUntilInteractive, waitUntilFooterHydrated, waitUntilHydrated } from './support/hydration.ts'
import { FAILED, refused, test } from './support/journey.ts'
import { mailsTo } from './support/mails.ts'
import { chooseEye } from './support/purchase.ts'
import { cartToPay, findByTitle } from './support/shop-api.ts'

const words = WORDS.de
/** The hydrated parts beside the page, and the use cases. */
const LATE_CODE = /\/assets\/(DeferredParts|late)-[^/]*\.js$/

/** Documents requested from now on, by path. */
const documentsOf = (page: Page): readonly string[] => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  return documents
}

type Credentials = { readonly email: string; readonly password: string }
const ANNA: Credentials = { email: 'anna@example.ch', password: DEMO_PASSWORD }

const signIn = async (page: Page, redirectUrl: string, { email, password } = ANNA): Promise<readonly string[]> => {
  await page.goto(`/login?redirectUrl=${encodeURIComponent(redirectUrl)}`)
  await waitUntilInteractive(page)
  const documents = documentsOf(page)
  await page.locator('main [name=email]').first().fill(email)
  await page.locator('main [name=password]').fill(password)
  await page.locator('main [name=password]').press('Enter')
  return documents
}

test('AS-BLOCK-30 AS-ROUTE-25 R4 a sign-in on the way to an appointment leaves the app for it, once', async ({ page }) => {
  const documents = await signIn(page, '/termin/zuerich?a=1')
  await page.waitForURL('**/termin/zuerich?a=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('content.service.title'))
  await waitUntilInteractive(page)
  expect(documents).toEqual(['/termin/zuerich'])
})

test('AS-BLOCK-30 R1 a sign-in with a forged return address stays in the shop, without another document', async ({
  page, baseURL,
}) => {
  const documents = await signIn(page, '/c/lens?newsletter=true')
  await page.waitForURL('**/c/lens')
  expect(documents).toEqual([])
  for (const evil of ['//evil.test', '/\\evil.test', 'https://evil.test/', '/\t/evil.test', 'javascript:alert(1)', '/..//evil.test']) {
    await page.goto(`/login?redirectUrl=${encodeURIComponent(evil)}`)
    expect([evil, new URL(page.url()).href]).toEqual([evil, `${baseURL ?? ''}/`])
  }
})

test('L12 S13 no address subscribes a visitor: a sign-in with such an address sends no mail', async ({
  page, request,
}) => {
  const email = `flagged-${test.info().retry}@example.ch`
  const names = { first_name: 'Flora', last_name: 'Muster' }
  expect((await request.post('/api/customers', { data: { email, password: 'sehr7gute-sicht', ...names } })).ok()).toBe(true)
  const mails = (): Promise<readonly string[]> => mailsTo(request, email)
  await expect.poll(async () => (await mails()).length).toBe(1)
  for (const address of ['/c/lens?newsletter=true&sign_up=true', `${DOMAIN}/c/lens?newsletter=true&sign_up=true`]) {
    await page.context().clearCookies()
    await signIn(page, address, { email, password: 'sehr7gute-sicht' })
    await page.waitForURL((url) => url.pathname === '/c/lens' && url.search === '')
    await page.goto('/my-account/newsletter?newsletter=true&sign_up=true')
    await waitUntilInteractive(page)
    await expect(page.getByRole('main').getByRole('button', { name: words('newsletter.all') })).toBeVisible()
    expect(await page.getByRole('main').locator('input:checked').count()).toBe(0)
  }
  await page.context().clearCookies()
  await page.goto('/register?newsletter=true&sign_up=true')
  await expect(page.getByRole('main').locator('[name=newsletter]')).not.toBeChecked()
  expect(await mails()).toHaveLength(1)
})

test('AS-ROUTE-28 a new page is shown from its top, and the previous one at its scroll position', async ({ page }) => {
  const top = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('/c/lens')
  await waitUntilInteractive(page)
  await page.evaluate(() => { window.scrollTo(0, 800) })
  expect(await top()).toBe(800)
  // A shopper who sees the link presses it without scrolling.
  await page.evaluate(() => { document.querySelector<HTMLElement>('main h2 a')?.click() })
  await page.waitForURL(/\/p\//)
  await waitUntilInteractive(page)
  await expect.poll(top).toBe(0)
  await page.goBack()
  await page.waitForURL(/\/c\/lens/)
  await expect.poll(top).toBe(800)
})

test('AS-CHUNK-01 a page with missing code is loaded from the shop', async ({ page, expects }) => {
  expects(refused(404), /^error: The texts of a language could not be loaded/)
  await page.goto('/')
  await waitUntilHydrated(page)
  const documents = documentsOf(page)
  let isGone = true
  page.on('request', (request) => { if (request.resourceType() === 'document') isGone = false })
  await page.route('**/assets/**', async (route) => {
    await (isGone ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }) : route.continue())
  })
  await page.getByRole('contentinfo').getByRole('link', { name: words('content.returns.title') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('content.returns.title'))
  await waitUntilInteractive(page)
  expect(documents).toEqual(['/returns'])
})

test('a link between cached pages is a full navigation, and with Ctrl opens a new tab', async ({ page, context }) => {
  await page.goto('/c/lens')
  await waitUntilHydrated(page)
  const documents = documentsOf(page)
  const card = page.locator('main article a').first()
  const opened = context.waitForEvent('page')
  await card.click({ modifiers: ['ControlOrMeta'] })
  const beside = await opened
  await expect(beside).toHaveURL(/\/p\/\d+\//)
  await beside.close()
  expect(new URL(page.url()).pathname).toBe('/c/lens')
  await card.click()
  await expect(page).toHaveURL(/\/p\/\d+\//)
  expect(documents).toEqual([new URL(page.url()).pathname])
  await page.goBack()
  await expect(page.locator('main article').first()).toBeVisible()
})

test('without a connection a link stays on the page, which shows a message', async ({ page, context, expects }) => {
  expects(FAILED)
  await page.goto('/c/lens')
  await waitUntilHydrated(page)
  const documents = documentsOf(page)
  await context.setOffline(true)
  await expect(page.getByText(words('connection.lost'))).toBeVisible()
  await page.locator('main article a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('error.occurred'))
  await expect(page.getByText(words('connection.lost'))).toBeVisible()
  expect(documents).toEqual([])
})

test('a link to another kind of page, or to the same page, is a client-side navigation', async ({ page }) => {
  await page.goto('/')
  await waitUntilHydrated(page)
  const documents = documentsOf(page)
  await page.getByRole('contentinfo').getByRole('link', { name: words('content.returns.title') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('content.returns.title'))
  await page.goBack()
  await expect(page.locator('main article').first()).toBeVisible()
  const home = page.locator('header a[href="/"]:not([hreflang])').first()
  const step = page.evaluate(() => new Promise((resolve) => {
    const { navigation } = window as unknown as { navigation: EventTarget }
    navigation.addEventListener('currententrychange', (event) => { resolve((event as Event & { navigationType: string }).navigationType) })
  }))
  await home.click()
  expect(await step, 'what leads to where one is leaves no step in between').toBe('replace')
  expect(documents).toEqual([])
})

test('a link pressed before the link code is loaded is a full navigation', async ({ page }) => {
  const release = await holdRequests(page, LATE_CODE)
  await page.goto('/')
  await waitUntilFooterHydrated(page)
  const documents = documentsOf(page)
  await page.getByRole('contentinfo').getByRole('link', { name: words('content.returns.title') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('content.returns.title'))
  expect(documents).toEqual(['/returns'])
  release()
})

test('a link pressed during an addition to the cart stays on the page until it is done', async ({ page, request }) => {
  const { product_id } = await findByTitle(request, 'Biofinity')
  await page.goto(`/p/${product_id}`)
  await waitUntilHydrated(page)
  await chooseEye(page, words, 'left', { sphere: '-3.00' })
  const documents = documentsOf(page)
  const response = Promise.withResolvers<void>()
  let isRequested = false
  await page.route(/\/api\/carts/, async (route) => {
    isRequested = true
    await response.promise
    await route.continue()
  })
  await page.getByRole('button', { name: words('product.add_to_cart') }).first().click()
  await expect.poll(() => isRequested).toBe(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tageslinsen' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tageslinsen')
  response.resolve()
  await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })).toContainText('1')
  expect(documents).toEqual([])
})

test('a notification survives a navigation', async ({ page, context }) => {
  await page.goto('/c/lens')
  await waitUntilHydrated(page)
  const documents = documentsOf(page)
  await context.setOffline(true)
  await expect(page.getByText(words('connection.lost'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(words('connection.back'))).toBeVisible()
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/p\/\d+\//)
  await expect(page.getByText(words('connection.back'))).toBeVisible()
  expect(documents).toEqual([])
})

test('selected values of a product are restored after a navigation to another page and back', async ({ page }) => {
  await page.goto('/c/lens')
  await waitUntilHydrated(page)
  const card = page.getByRole('main').getByRole('link', { name: 'Biofinity', exact: true }).first()
  await card.click()
  await page.waitForURL(/\/p\//)
  await waitUntilHydrated(page)
  const documents = documentsOf(page)
  await chooseEye(page, words, 'right', { sphere: '-2.25' })
  await page.getByRole('main').locator('a[href="/c/lens"]').first().click()
  await page.waitForURL(/\/c\/lens$/)
  await waitUntilHydrated(page)
  await card.click()
  await page.waitForURL(/\/p\//)
  await waitUntilInteractive(page)
  await expect(page.locator('[name=r_sphere]')).toHaveValue('-2.25')
  expect(documents).toHaveLength(2)
})

test('a full navigation announces the title, starts at the top, and the first tab leads to the content', async ({ page }) => {
  await page.goto('/c/lens')
  await waitUntilHydrated(page)
  const card = page.locator('main article h2 a').first()
  const name = await card.innerText()
  await card.click()
  await page.waitForURL(/\/p\//)
  await waitUntilInteractive(page)
  expect(await page.title()).toContain(name)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  expect(await page.evaluate(() => [document.activeElement === document.body, window.scrollY])).toEqual([true, 0])
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: words('shell.skip') })
  await expect(skip).toBeFocused()
  await skip.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), 'within what it is about').toBe(true)
})

test('a restored page contains what was added to the cart meanwhile', async ({
  page, request, baseURL,
}) => {
  const cart = await cartToPay(request)
  await page.context().addCookies([{ name: 'cart_id', value: cart.token_value, url: baseURL ?? '' }])
  await page.goto('/c/lens')
  await waitUntilHydrated(page)
  const counted = page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })
  await expect(counted).toContainText('1')
  const path = `/api/carts/${cart.token_value}/items/${cart.items[0]?.id}`
  expect((await request.patch(path, { data: { quantity: 2 } })).ok()).toBe(true)
  await page.evaluate(() => { window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })) })
  await expect(counted).toContainText('2')
})

test('a page that was left before its code was loaded contains what was added to the cart meanwhile', async ({
  page, request, baseURL,
}) => {
  const release = await holdRequests(page, LATE_CODE)
  await page.goto('/c/lens')
  await waitUntilFooterHydrated(page)
  const cart = await cartToPay(request)
  await page.context().addCookies([{ name: 'cart_id', value: cart.token_value, url: baseURL ?? '' }])
  release()
  await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })).toContainText('1')
})

test('an open menu is closed when the browser restores its page', async ({ page }) => {
  await page.goto('/c/lens')
  await waitUntilInteractive(page)
  const menu = page.locator('header details, nav details').first()
  await menu.locator('summary').click()
  await expect(menu).toHaveAttribute('open')
  await page.evaluate(() => { window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })) })
  await expect(menu).not.toHaveAttribute('open')
})

test('the further requests of a product page are sent at once, because a phone pays latency for each in sequence', async ({
  page, request, baseURL,
}) => {
  const cart = await cartToPay(request)
  await page.context().addCookies([{ name: 'cart_id', value: cart.token_value, url: baseURL ?? '' }])
  await page.goto('/cart')
  await waitUntilHydrated(page)
  const documents = ['cross-sell', 'reviews'].map((what) => page.waitForRequest(`**/api/products/*/${what}?*`))
  await page.route('**/api/products/*/reviews?*', async (route) => {
    await Promise.all(documents)
    await route.continue()
  })
  await page.getByRole('main').getByRole('link', { name: 'Biofinity' }).first().click()
  await Promise.all(documents)
  await expect(page).toHaveURL(/\/p\/\d+\//)
})

test('a link to another language is a full navigation, with the menu of that language', async ({ page }) => {
  await page.goto('/c/lens')
  await waitUntilHydrated(page)
  const documents = documentsOf(page)
  const link = page.locator('main article a').first()
  for (const [from, to, language] of [['/c/lens', '/fr/c/lens/daily', 'fr'], ['/fr/c/lens/daily', '/c/lens', 'de']] as const) {
    await expect(page).toHaveURL(new RegExp(`:\\d+${from}$`))
    await waitUntilHydrated(page)
    await link.evaluate((element, address) => { element.setAttribute('href', address) }, to)
    await link.click()
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
  }
  expect(documents).toEqual(['/fr/c/lens/daily', '/c/lens'])
})
