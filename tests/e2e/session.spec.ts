import { expect, request as api, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { pathIn, WORDS, type Locale } from './support/addresses.ts'
import { roundTrip, waitUntilInteractive, waitUntilHydrated } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { FAILED, refused, test } from './support/journey.ts'
import { findInMail } from './support/mails.ts'
import { cartWithLens, findByTitle } from './support/shop-api.ts'
import { screens } from './support/screens.ts'

const MARK = 'vsf-signed-in'

/** A customer of this test, signed in for all uses of `request`. */
const signUp = async (request: APIRequestContext, email: string): Promise<void> => {
  const names = { first_name: 'Hanna', last_name: 'Muster' }
  const data = { email, password: 'sehr7gute-sicht', ...names }
  expect((await request.post('/api/customers', { data })).ok()).toBe(true)
}

/** Registers by a login link, with names. */
const tokenMailedTo = async (request: APIRequestContext, email: string): Promise<string> => {
  await request.post('/api/login-links', { data: { email, redirect_link: null, first_name: 'Hanna', last_name: 'Muster' } })
  return findInMail(request, email, /authenticate\?hash=([\w-]+)/)
}

const cookie = async (context: BrowserContext, name: string): Promise<string | undefined> =>
  (await context.cookies()).find((one) => one.name === name)?.value

/** The session expires at the shop and on this device; the cookies stay unchanged. */
const expire = async (context: BrowserContext, baseURL = ''): Promise<void> => {
  const session = await cookie(context, 'access_token')
  const elsewhere = await api.newContext({ baseURL, extraHTTPHeaders: { cookie: `access_token=${session}` } })
  expect((await elsewhere.delete('/api/session')).ok()).toBe(true)
  await elsewhere.dispose()
  await context.addCookies([{ name: MARK, value: String(Date.now() - 1), url: baseURL }])
}

/** How often the page itself was requested. */
const documents = (page: Page): { count: number } => {
  const requests = { count: 0 }
  page.on('request', (sent) => { if (sent.isNavigationRequest()) requests.count += 1 })
  return requests
}

const focusPage = (page: Page): Promise<void> => page.evaluate(() => { dispatchEvent(new Event('focus')) })

for (const { locale, width } of screens('desktop'))
  test.describe(`a session (${locale}, ${width} px)`, () => {
    const words = WORDS[locale]
    const account = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
    const greeting = words('shell.greeting', { name: 'Muster' })
    test.use({ viewport: { width, height: 900 } })
    /** One for each attempt: a second registration is not reported, and not signed in. */
    const emailOf = (name: string): string => `${name}-${locale}-${test.info().repeatEachIndex}-${test.info().retry}@example.ch`

    test('AS-AUTH-22 S22 that expired is detected on return: one reload, a guest, and no input is lost', async ({
      page, context, baseURL, request, expects,
    }) => {
      expects(refused(401))
      await signUp(context.request, emailOf('ended'))
      const { product_id } = await findByTitle(request, 'Biofinity')
      await page.goto(pathIn(locale, `/p/${product_id}`))
      await waitUntilInteractive(page)
      await expect(account(page, greeting)).toHaveCount(1)
      await page.locator('[name=r_sphere]').selectOption('-2.25')
      const requests = documents(page)
      await focusPage(page)
      expect(requests.count).toBe(0)
      await expire(context, baseURL)
      await focusPage(page)
      await expect(account(page, words('shell.login'))).toHaveCount(1)
      await waitUntilInteractive(page)
      await expect(page.locator('[name=r_sphere]')).toHaveValue('-2.25')
      expect(await cookie(context, MARK)).toBeUndefined()
      expect(requests.count).toBe(1)
      // A marker that survives is no reason to reload again.
      await expire(context, baseURL)
      for (const path of ['/c/lens', `/p/${product_id}`]) {
        await page.goto(pathIn(locale, path))
        await waitUntilInteractive(page)
        await focusPage(page)
      }
      expect(requests.count).toBe(3)
    })

    test('with an unavailable profile still has an account, and is greeted on the next page or connection', async ({
      page, context, expects,
    }) => {
      expects(FAILED)
      await signUp(context.request, emailOf('unread'))
      const own = account(page, words('shell.account'))
      let requestCount = 0
      // With the page, and alone when the page asks once more.
      const visitor = /\/page-data(\/\w\w)?\/?$|\/api\/customers\/me\?/
      await page.route(visitor, (route) => {
        requestCount += 1
        return route.fulfill({ status: 503, body: '' })
      })
      const unread = async (): Promise<void> => {
        await page.goto(pathIn(locale, '/c/lens'))
        await expect.poll(() => requestCount).toBeGreaterThan(0)
        await expect(own).toHaveCount(1)
        await expect(account(page, words('shell.login'))).toHaveCount(0)
        await waitUntilHydrated(page)
      }
      const requests = documents(page)
      await unread()
      const again = page.waitForResponse(visitor)
      await page.getByRole('contentinfo').getByRole('link', { name: words('content.returns.title') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('content.returns.title'))
      await (await again).finished()
      await expect(own).toHaveCount(1)
      await page.unroute(visitor)
      await expect(async () => {
        // A request during a pending one shares its response.
        await page.evaluate(() => { dispatchEvent(new Event('online')) })
        await expect(account(page, greeting)).toHaveCount(1, { timeout: 1000 })
      }).toPass()
      expect(requests.count).toBe(2)
    })

    test.describe('while a form is filled in', () => {
      // Whether the profile is asked for once more depends on which page is faster.
      test.use({ borne: [[refused(401)], { scope: 'test' }] })

      test('AS-AUTH-22 waits with a form that a reload would empty, until the next page', async ({
        page, context, baseURL,
      }) => {
        await signUp(context.request, emailOf('typed'))
        await page.goto(pathIn(locale, '/my-account/profile'))
        // Otherwise the link below could be a full navigation, which detects no end of a session.
        await waitUntilHydrated(page)
        await expect(account(page, greeting)).toHaveCount(1)
        await page.locator('main [name=firstName]').fill('Johanna')
        const requests = documents(page)
        await expire(context, baseURL)
        await focusPage(page)
        await roundTrip(page)
        await expect(page.locator('main [name=firstName]')).toHaveValue('Johanna')
        expect(requests.count).toBe(0)
        await page.locator('header a[href$="/"], header a[href$="/fr/"]').first().click()
        await expect(account(page, words('shell.login'))).toHaveCount(1)
        await expect.poll(() => requests.count).toBe(1)
      })
    })

    test('AS-INTERNAL-01 AS-INTERNAL-02 AS-HASH-14 AS-LAYOUT-05 S14 of staff has a banner above the page, and ends at home', async ({
      page, context,
    }) => {
      const hash = await tokenMailedTo(context.request, emailOf('staff'))
      const banner = page.getByRole('complementary', { name: words('banner.label') })
      await page.goto(pathIn(locale, `/c/lens?hash=${hash}`), { referer: 'https://backoffice.iris.example/desk/7?key=secret' })
      await expect(banner).toContainText(words('banner.staff'))
      await expect(account(page, greeting)).toHaveCount(1)
      expect(decodeURIComponent(await cookie(context, 'vsf-referer') ?? '')).toBe('https://backoffice.iris.example/desk/7')
      expect(await page.evaluate(() => document.body.firstElementChild?.querySelector('[data-banner=staff]') !== null)).toBe(true)
      expect(await barriers(page)).toEqual([])
      await banner.getByRole('button', { name: words('banner.staff_leave') }).click()
      await page.waitForURL((url) => url.pathname === pathIn(locale, '/'))
      await expect(account(page, words('shell.login'))).toHaveCount(1)
      await expect(banner).toHaveCount(0)
      expect([await cookie(context, 'vsf-referer'), await cookie(context, 'access_token')]).toEqual([undefined, undefined])

      await signUp(context.request, emailOf('plain'))
      await page.goto(pathIn(locale, '/c/lens'))
      await expect(account(page, greeting)).toHaveCount(1)
      await expect(banner).toHaveCount(0)
    })

    test('AS-MOUNT-01 AS-QUERY-03 AS-QUERY-07 starts in this order: cookies, the hash, the sign-in, then the cart', async ({
      page, context, baseURL, request, expects,
    }) => {
      expects(refused(422), /^warning: A login link was not exchanged ProofExpired/)
      const { token_value } = await cartWithLens(request)
      await context.addCookies([
        { name: 'cart_id', value: token_value, url: baseURL ?? '' }, { name: 'vsf-consent', value: 'statistics', url: baseURL ?? '' },
      ])
      const order: string[] = []
      await page.route('**/email-links/check*', async (route) => {
        for (const name of ['fs', 'vsf-tracking']) if ((await cookie(context, name)) !== undefined) order.push(name)
        order.push('hash')
        if ((await page.getByRole('dialog', { name: words('account.sign_in_title') }).count()) > 0) order.push('too early')
        await route.continue()
      })
      page.on('request', (one) => { if (one.url().includes(`/api/carts/${token_value}`)) order.push('cart') })
      await page.goto(pathIn(locale, `/c/lens?fs=ABC&utm_source=g&foo=2&hash=${'x'.repeat(43)}&auth_modal=login`))
      await expect(page.getByRole('dialog', { name: words('account.sign_in_title') })).toBeVisible()
      expect(order.slice(0, 4)).toEqual(['fs', 'vsf-tracking', 'hash', 'cart'])
      expect(JSON.parse(decodeURIComponent(await cookie(context, 'vsf-tracking') ?? ''))).toEqual({ utm_source: 'g' })
    })

    test('AS-WIP-01 AS-QUERY-04 AS-QUERY-05 AS-GUARD-02 AS-LAYOUT-04 shows unfinished work by an address parameter', async ({
      page, context,
    }) => {
      const banner = page.locator('[data-banner=wip]')
      await page.goto(pathIn(locale, '/c/lens?mode=wip'))
      await expect(banner).toContainText(words('banner.wip'))
      expect(await cookie(context, 'vsf-wipMode')).toBe('wip')
      expect(await page.evaluate(() => document.body.firstElementChild?.firstElementChild?.getAttribute('data-banner'))).toBe('wip')
      await page.locator('header a[href$="/"], header a[href$="/fr/"]').first().click()
      await page.waitForURL((url) => url.pathname === pathIn(locale, '/'))
      await expect(banner).toHaveCount(1)
      await banner.getByRole('link').click()
      await expect(banner).toHaveCount(0)
      expect(await cookie(context, 'vsf-wipMode')).toBeUndefined()
    })

    test('AS-LANG-02 remembers the selected language', async ({ page, context }) => {
      const other: Locale = locale === 'fr' ? 'it' : 'fr'
      await page.goto(pathIn(locale, '/c/lens'))
      await waitUntilHydrated(page)
      await page.locator(`footer a[hreflang=${other}]`).click()
      await page.waitForURL((url) => url.pathname === pathIn(other, '/c/lens'))
      expect(await cookie(context, 'vsf-locale')).toBe(other)
    })
  })
