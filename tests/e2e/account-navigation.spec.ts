import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { OPERATIONS } from '../../adapters/commerce-api/operations.ts'
import { textOf } from '../support/html.ts'
import { holdRequests } from './support/hold-requests.ts'
import { pathIn, WORDS } from './support/addresses.ts'
import { waitUntilInteractive, waitUntilHydrated, isHydrated } from './support/hydration.ts'
import { refused, test } from './support/journey.ts'
import { screens } from './support/screens.ts'

const ANNA = { email: 'anna@example.ch', password: 'demo-linse-7' } as const
const SAME = { 'sec-fetch-site': 'same-origin' } as const
const STAFF = 'https://backoffice.iris.example/desk/7'

const signIn = async (request: APIRequestContext): Promise<void> => {
  expect((await request.post('/api/session', { data: ANNA, headers: SAME })).status()).toBe(200)
}

/** What only a customer has, and the page that shows it, by its heading. */
const FEATURES = {
  'subscriptions': ['/my-account/my-subscriptions', 'subscription.title'],
  'order history': ['/my-account/history', 'account.orders'],
  'reorder': ['/my-account/overview', undefined],
  'reminder alarms': ['/my-account/reminders', 'reminder.title'],
  'what may be written about': ['/my-account/newsletter', 'newsletter.title'],
  'saved cards': ['/my-account/payment-methods', 'wallet.title'],
  'a Miles & More number': ['/my-account/miles-and-more', undefined],
  'product ratings': ['/my-account/ratings', 'rating.title'],
  'a partner optician': ['/my-account/optician', 'optician.title'],
  'bonus points': ['/my-account/bonus-points', 'account.bonus_points'],
  'a lens pass': ['/my-account/lens-pass', undefined],
} as const


for (const { locale, width } of screens('phone'))
  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })
    const words = WORDS[locale]

    test('AS-ACCT-01 a customer has a page for each of eleven areas, a guest for none', async ({ request, playwright, baseURL }) => {
      const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' })
      await signIn(request)
      expect(Object.keys(FEATURES)).toHaveLength(11)
      for (const [feature, [path, heading]] of Object.entries(FEATURES)) {
        const response = await request.get(pathIn(locale, path), { maxRedirects: 0 })
        expect([feature, response.status()]).toEqual([feature, 200])
        const title = textOf(await response.text(), 'h1')
        expect(title, feature).not.toBe('')
        if (heading !== undefined) expect(title, feature).toBe(words(heading))
        const turned = await guest.get(pathIn(locale, path), { maxRedirects: 0 })
        expect([feature, turned.status(), turned.headers()['location']])
          .toEqual([feature, 302, `${pathIn(locale, '/login')}?redirectUrl=${encodeURIComponent(pathIn(locale, path))}`])
      }
      const history = await (await request.get(pathIn(locale, '/my-account/history'))).text()
      expect(history).toContain(words('reorder.submit'))
      await guest.dispose()
    })

    test('AS-ACCT-06 a page of the account opens at its top, wherever its link is', async ({ page }) => {
      await signIn(page.context().request)
      for (const path of ['/my-account/overview', '/my-account/documents']) {
        await page.goto(pathIn(locale, path))
        await waitUntilInteractive(page)
        expect([path, await page.evaluate(() => window.scrollY)]).toEqual([path, 0])
      }
    })

    test('AS-ACCT-04 reorder leads a customer to the order history', async ({ page }) => {
      await signIn(page.context().request)
      await page.goto(pathIn(locale, '/'))
      await waitUntilInteractive(page)
      await page.getByRole('banner').getByRole('link', { name: words('shell.reorder'), exact: true }).click()
      await page.waitForURL((url) => url.pathname === pathIn(locale, '/my-account/history'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('account.orders'))
    })
  })

test('a customer who signs out on a page with a German prefix is on the home page without one', async ({ page }) => {
  await signIn(page.context().request)
  await page.goto('/de/my-account/overview')
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: WORDS.de('account.sign_out') }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('banner').getByRole('link', { name: WORDS.de('shell.login'), exact: true })).toBeVisible()
})

test.describe('while a page loads on a phone', () => {
  // Requests may still be pending after an immediate sign-out.
  test.use({ viewport: { width: 375, height: 900 }, borne: [[refused(401)], { scope: 'test' }] })

  /** Opens it without the file, which is requested on demand. */
  const openWithout = async (page: Page, file: string, path: string): Promise<() => void> => {
    const release = await holdRequests(page, `**/assets/${file}`)
    await signIn(page.context().request)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('main').waitFor()
    return release
  }
  const moved = (places: Locator): Promise<number> => places.evaluate((list) => list.scrollLeft)

  test('the account navigation shows the current link, and keeps its scroll position', async ({ page }) => {
    const places = page.getByRole('navigation', { name: WORDS.de('account.navigation') }).getByRole('list')
    const releaseCode = await openWithout(page, 'entry-*.js', '/my-account/documents')
    releaseCode()
    await waitUntilInteractive(page)
    await expect(places.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    const releaseCodeAgain = await openWithout(page, 'entry-*.js', '/my-account/overview')
    // They are wider than the page once the styles are loaded.
    await expect.poll(() => places.evaluate((list) => {
      list.scrollLeft = list.scrollWidth
      return list.scrollLeft
    })).toBeGreaterThan(500)
    const end = await moved(places)
    releaseCodeAgain()
    await waitUntilInteractive(page)
    expect(await moved(places)).toBe(end)
  })

  // If the page is touched before it is fully loaded, a picture follows after hydration, as does the code of the actions.
  for (const [last, path] of [['iris-*.svg', '/my-account/overview'], ['late-*.js', '/c/lens']] as const)
    test(`signing out is not blocked by the page that is hydrated meanwhile (${path})`, async ({ page, context }) => {
      const release = await openWithout(page, last, path)
      await expect(async () => {
        await page.mouse.click(1, 700)
        expect(await isHydrated(page)).toBe(true)
      }).toPass()
      expect((await context.request.delete('/api/session', { headers: SAME })).ok()).toBe(true)
      const readAnew: string[] = []
      page.on('request', (request) => { if (request.isNavigationRequest()) readAnew.push(request.url()) })
      release()
      await page.waitForFunction(() => document.readyState === 'complete')
      await page.waitForLoadState('networkidle')
      expect(readAnew).toEqual([])
    })
})

test('AS-ROLE-05 a staff session has its banner, and otherwise gets the same responses', async ({
  page, context, request, playwright, baseURL: home,
}) => {
  const baseURL = home ?? ''
  const words = WORDS.de
  await context.addCookies([{ name: 'vsf-referer', value: encodeURIComponent(STAFF), url: baseURL }])
  await page.goto('/c/lens')
  await waitUntilInteractive(page)
  await expect(page.getByRole('complementary', { name: words('banner.label') })).toContainText(words('banner.staff'))
  const reading = Object.entries(OPERATIONS).filter(([, { method }]) => method === 'GET')
  expect(reading.length).toBeGreaterThan(25)
  const plain = await playwright.request.newContext({ baseURL })
  const marked = await playwright.request.newContext({
    baseURL, extraHTTPHeaders: { cookie: `vsf-referer=${encodeURIComponent(STAFF)}` },
  })
  const receive = async (client: APIRequestContext) => {
    const responses: (readonly [string, number])[] = []
    for (const [name, { path }] of reading)
      responses.push([name, (await client.get(path.replace(/\{\w+\}/g, '1'))).status()])
    return responses
  }
  expect(await receive(marked)).toEqual(await receive(plain))
  await signIn(request)
  const session = (await request.storageState()).cookies.find(({ name }) => name === 'access_token')
  const signedIn = (more: string) =>
    playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie: `access_token=${session?.value ?? ''}${more}` } })
  const [customer, staff] = [await signedIn(''), await signedIn(`; vsf-referer=${encodeURIComponent(STAFF)}`)]
  const answers = await receive(staff)
  expect(answers).toEqual(await receive(customer))
  expect(answers.some(([name, status]) => name === 'getProfile' && status === 200)).toBe(true)
  for (const one of [plain, marked, customer, staff]) await one.dispose()
})

test('H-P02 a page of the account contains all that it needs: its script asks the shop nothing', async ({ page }) => {
  await signIn(page.context().request)
  const asked: string[] = []
  page.on('request', (one) => {
    const { pathname } = new URL(one.url())
    if (/^\/(api|page-data)\//.test(pathname)) asked.push(pathname)
  })
  for (const path of ['/my-account/overview', '/my-account/history', '/cart']) {
    await page.goto(path)
    await waitUntilHydrated(page)
  }
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})
