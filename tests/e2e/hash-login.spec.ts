import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { pathIn, WORDS } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { refused, test } from './support/journey.ts'
import { findInMail } from './support/mails.ts'
import { cartWithLens } from './support/shop-api.ts'
import { screens } from './support/screens.ts'


/** A customer of this test registers by a login link, with names; its hash. */
const tokenMailedTo = async (request: APIRequestContext, email: string): Promise<string> => {
  const data = { email, redirect_link: null, first_name: 'Hanna', last_name: 'Muster' }
  expect((await request.post('/api/login-links', { data })).ok()).toBe(true)
  return findInMail(request, email, /authenticate\?hash=([\w-]+)/)
}

const exchanges = (page: Page): { count: number } => {
  const requests = { count: 0 }
  page.on('request', (request) => {
    if (request.method() === 'POST' && /login-links\/exchange|page-data.*\/authenticate/.test(request.url())) requests.count += 1
  })
  return requests
}

for (const { locale, width } of screens('phone'))
  test.describe(`a page with the hash of a login link (${locale}, ${width} px)`, () => {
    const words = WORDS[locale]
    test.use({ viewport: { width, height: 900 } })

    test('I3 L5 AS-HASH-04 AS-HASH-05 AS-MOUNT-02 AS-ERRCAT-05 AS-LAYOUT-06 S7 signs in once, covers the page, removes the hash', async ({
      page, request, expects,
    }) => {
      expects(refused(422), /^warning: A login link was not exchanged ProofExpired/)
      // Requests of this context count as those of its pages: the link is requested in their browser.
      const hash = await tokenMailedTo(page.context().request, `hanna-${locale}@example.ch`)
      // A GET uses nothing up.
      for (const _look of [1, 2]) await request.get(pathIn(locale, `/c/lens?hash=${hash}`))
      const requests = exchanges(page)
      let release = (): void => {}
      const released = new Promise<void>((resolve) => { release = resolve })
      await page.route('**/login-links/exchange*', async (route) => {
        await released
        await route.continue()
      })
      const [requested, carried]: [string[], string[]] = [[], []]
      page.on('request', (one) => {
        if (!one.isNavigationRequest() && `${one.url()} ${one.headers()['referer'] ?? ''}`.includes(hash)) carried.push(one.url())
      })
      page.on('request', (one) => { if (/\/api\/(customers\/me|carts)/.test(one.url())) requested.push(one.url()) })
      await page.goto(pathIn(locale, `/c/lens?hash=${hash}&auth_modal=login`))
      await expect(page.getByRole('dialog')).toContainText(words('sign_in_link.wait'))
      // Elements below a modal dialog can neither be pressed nor reached by keyboard.
      await expect(page.locator('dialog:modal')).toContainText(words('sign_in_link.wait'))
      expect(requested).toEqual([])
      release()
      const notifications = page.getByRole('region', { name: words('shell.notifications') })
      await expect(notifications).toContainText(words('shop.user.sign_in_success'))
      await expect(notifications).toContainText(words('sign_in_link.signed_in', { name: 'Hanna' }))
      await expect(page).toHaveURL((url) => url.pathname === pathIn(locale, '/c/lens') && !url.href.includes(hash))
      await expect(page.getByRole('banner').getByRole('link', { name: words('shell.greeting', { name: 'Muster' }) })).toHaveCount(1)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(requests.count).toBe(1)
      expect(carried).toEqual([])
      const secrets = [hash, ...(await page.context().cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value)]
      expect(secrets.length).toBeGreaterThan(1)
      const readable = await page.evaluate(() =>
        JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage), document.cookie]))
      expect(secrets.filter((secret) => readable.includes(secret))).toEqual([])

      await page.goto(pathIn(locale, `/c/lens?hash=${hash}`))
      await expect(notifications).toContainText(words('shop.user.sign_in_error.message'))
      await expect(page).toHaveURL((url) => !url.href.includes('hash='))
      // H-S05: an expired link shows a message and changes nothing.
      await expect(page.getByRole('banner').getByRole('link', { name: words('shell.greeting', { name: 'Muster' }) })).toHaveCount(1)
      expect(requests.count).toBe(1)
    })

    test('H-S04 H-K01 requires confirmation in a browser that did not request it; before, a guest keeps the cart', async ({
      page, context, request, baseURL,
    }) => {
      const hash = await tokenMailedTo(request, `attacker-${locale}@example.ch`)
      const { token_value } = await cartWithLens(request)
      await context.addCookies([{ name: 'cart_id', value: token_value, url: baseURL ?? '' }])
      const requests = exchanges(page)
      const main = page.getByRole('main')
      for (const [path, address] of [['/', '/'], ['/c/lens?a=1', '/c/lens?a=1']] as const) {
        await page.goto(pathIn(locale, `${path}${path.includes('?') ? '&' : '?'}hash=${hash}`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('sign_in_link.title'))
        await expect(main).toContainText('a•••@example.ch')
        await expect(main).toContainText(words('sign_in_link.other_browser'))
        await waitUntilInteractive(page)
        await main.getByRole('link', { name: words('sign_in_link.decline') }).click()
        await page.waitForURL((url) => url.pathname + url.search === pathIn(locale, address))
      }
      const cookies = await context.cookies()
      expect([requests.count, cookies.find(({ name }) => name === 'cart_id')?.value, cookies.some(({ name }) => name === 'access_token')])
        .toEqual([0, token_value, false])
      const guestCart = await (await request.get(`/api/carts/${token_value}`)).json() as { readonly items: readonly unknown[] }
      expect(guestCart.items).toHaveLength(1)

      // A signed-in visitor stays signed in, and the page names the account.
      const own = { email: `victim-${locale}@example.ch`, password: 'sehr7gute-sicht', first_name: 'Vera', last_name: 'Muster' }
      expect((await context.request.post('/api/customers', { data: own })).ok()).toBe(true)
      await page.goto(pathIn(locale, `/?hash=${hash}`))
      await expect(main).toContainText(words('sign_in_link.other_account', { name: 'Vera' }))
      const me = async (): Promise<string> =>
        (await (await context.request.get('/api/customers/me')).json() as { readonly first_name: string }).first_name
      expect([await me(), requests.count]).toEqual(['Vera', 0])
      await waitUntilInteractive(page)
      await main.getByRole('button', { name: words('account.sign_in'), exact: true }).click()
      await page.waitForURL((url) => url.pathname === pathIn(locale, '/'))
      expect([await me(), requests.count]).toEqual(['Hanna', 1])
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('S7 AS-HASH-01 a page with a hash leads to a confirmation page', async ({ page, request }) => {
    const hash = await tokenMailedTo(request, 'hanna-still@example.ch')
    await page.goto(`/c/lens?hash=${hash}&a=1`)
    await page.waitForURL(/\/authenticate\?hash=/)
    await page.getByRole('main').getByRole('button', { name: WORDS.de('account.sign_in'), exact: true }).click()
    await expect(page.getByRole('main')).toContainText(WORDS.de('sign_in_link.signed_in', { name: 'Hanna' }))
    await expect(page.getByRole('link', { name: WORDS.de('sign_in_link.continue') })).toHaveAttribute('href', '/c/lens?a=1')
  })
})
