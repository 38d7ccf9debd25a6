import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../adapters/seed/customers/demo-customers.ts'
import { DOMAIN, WORDS } from './support/addresses.ts'
import { waitUntilInteractive, waitUntilHydrated } from './support/hydration.ts'
import { refused, test } from './support/journey.ts'
import { mailsTo } from './support/mails.ts'
import { chooseEye } from './support/purchase.ts'
import { cartToPay, findByTitle } from './support/shop-api.ts'

const words = WORDS.de

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

test('AS-BLOCK-30 R1 a sign-in with a forged return address stays in the shop', async ({
  page, baseURL,
}) => {
  const documents = await signIn(page, '/c/lens?newsletter=true')
  await page.waitForURL('**/c/lens')
  expect(documents).toEqual(['/c/lens'])
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

test('AS-CHUNK-01 a page with missing code is loaded again from the shop', async ({ page, expects }) => {
  expects(refused(404))
  await page.goto('/c/lens')
  await waitUntilInteractive(page)
  const documents = documentsOf(page)
  let isGone = true
  page.on('request', (request) => { if (request.resourceType() === 'document') isGone = false })
  await page.route('**/assets/CartPage-*.js', async (route) => {
    await (isGone ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }) : route.continue())
  })
  const cart = page.getByRole('banner').getByRole('link', { name: words('cart.title') })
  await cart.click()
  await expect.poll(() => documents).toEqual(['/c/lens'])
  await waitUntilInteractive(page)
  await cart.click()
  await expect(page.getByRole('dialog', { name: words('cart.title') })).toBeVisible()
})

test('a link is a full navigation, and with Ctrl opens a new tab', async ({ page, context }) => {
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

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'

test('without a connection a link stays on the page, which shows a message', async ({ page, context }) => {
  // Pictures that are loaded by scrolling would fail.
  await page.route('**/m/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
  await page.goto('/c/lens')
  await waitUntilHydrated(page)
  const documents = documentsOf(page)
  await context.setOffline(true)
  await expect(page.getByText(words('connection.lost'))).toBeVisible()
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  const messages = page.getByRole('region', { name: words('shell.notifications') })
  // Hydrated and from the server only: a link of the header, of a card, and of the footer.
  for (const link of ['header a[href="/"]', 'main article a', 'footer a[href="/c/lenscare"]']) {
    await page.locator(link).first().click()
    await expect(messages).toContainText(words('error.service_unavailable'))
    await messages.getByRole('button').first().click()
    await expect(messages).not.toContainText(words('error.service_unavailable'))
  }
  await expect(page.getByText(words('connection.lost'))).toBeVisible()
  expect([await page.getByRole('heading', { level: 1 }).innerText(), documents]).toEqual([heading, []])
})

test('a link to the page itself keeps it, and leaves no step in between', async ({ page }) => {
  await page.goto('/')
  await waitUntilInteractive(page)
  const documents = documentsOf(page)
  const home = page.locator('header a[href="/"]:not([hreflang])').first()
  const step = page.evaluate(() => new Promise((resolve) => {
    const { navigation } = window as unknown as { navigation: EventTarget }
    navigation.addEventListener('currententrychange', (event) => { resolve((event as Event & { navigationType: string }).navigationType) })
  }))
  await home.click()
  expect(await step).toBe('replace')
  expect(documents).toEqual([])
})

test('a link pressed during an addition to the cart does not lose it', async ({ page, request }) => {
  const { product_id } = await findByTitle(request, 'Biofinity')
  await page.goto(`/p/${product_id}`)
  await waitUntilInteractive(page)
  await chooseEye(page, words, 'left', { sphere: '-3.00' })
  const sent = page.waitForRequest(/\/page-data\/p\//)
  await page.getByRole('button', { name: words('product.add_to_cart') }).first().click()
  await sent
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tageslinsen' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tageslinsen')
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText('Biofinity').first()).toBeVisible()
})

test('a notification survives a navigation', async ({ page, context }) => {
  await page.goto('/c/lens')
  await waitUntilHydrated(page)
  await context.setOffline(true)
  await expect(page.getByText(words('connection.lost'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(words('connection.back'))).toBeVisible()
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/p\/\d+\//)
  await expect(page.getByText(words('connection.back'))).toBeVisible()
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

test('a page restored by the browser shows a cart that did not exist before', async ({ page, request, baseURL }) => {
  await page.goto('/c/lens')
  await waitUntilInteractive(page)
  const cart = await cartToPay(request)
  await page.context().addCookies([{ name: 'cart_id', value: cart.token_value, url: baseURL ?? '' }])
  await page.evaluate(() => { window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })) })
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
