import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { pathIn, WORDS, type Locale } from './support/addresses.ts'
import { refused, test } from './support/journey.ts'

type Sight = { readonly locale: Locale; readonly width: number }
const SIGHTS: readonly Sight[] = [{ locale: 'de', width: 375 }, { locale: 'fr', width: 1280 }]

/** A customer of this test's own, and the hash of a letter to them. */
const letterTo = async (request: APIRequestContext, email: string): Promise<string> => {
  const names = { first_name: 'Hanna', last_name: 'Muster' }
  const data = { email, password: 'sehr7gute-sicht', ...names }
  expect((await request.post('/api/customers', { data })).ok()).toBe(true)
  expect((await request.delete('/api/session')).ok()).toBe(true)
  await request.post('/api/login-links', { data: { email, redirect_link: null, first_name: null, last_name: null } })
  let hash: string | undefined
  await expect.poll(async () => {
    const row = (await (await request.get('/dev/mail')).text()).split('<tr>').find((one) => one.includes(email))
    const letter = /href="(\/dev\/mail\/\d+)"/.exec(row ?? '')?.[1]
    hash = letter === undefined ? undefined : /authenticate\?hash=([\w-]+)/.exec(await (await request.get(letter)).text())?.[1]
    return hash
  }).toBeDefined()
  return hash ?? ''
}

const exchanges = (page: Page): { count: number } => {
  const seen = { count: 0 }
  page.on('request', (asked) => { if (asked.url().includes('/login-links/exchange')) seen.count += 1 })
  return seen
}

for (const { locale, width } of SIGHTS)
  test.describe(`a page with the hash of a login link (${locale}, ${width} px)`, () => {
    const words = WORDS[locale]
    test.use({ viewport: { width, height: 900 } })

    test('I3 L5 AS-HASH-04 AS-HASH-05 AS-MOUNT-02 AS-ERRCAT-05 AS-LAYOUT-06 S7 signs in once, covers the page, keeps no trace', async ({
      page, request, expects,
    }) => {
      expects(refused(422), /^warning: A login link was not exchanged ProofExpired/)
      const hash = await letterTo(request, `hanna-${locale}@example.ch`)
      // Whatever only looks uses nothing up.
      for (const _look of [1, 2]) await request.get(pathIn(locale, `/c/lens?hash=${hash}`))
      const seen = exchanges(page)
      let letGo = (): void => {}
      const held = new Promise<void>((resolve) => { letGo = resolve })
      await page.route('**/login-links/exchange*', async (route) => {
        await held
        await route.continue()
      })
      const [asked, carried]: [string[], string[]] = [[], []]
      page.on('request', (one) => {
        if (!one.isNavigationRequest() && `${one.url()} ${one.headers()['referer'] ?? ''}`.includes(hash)) carried.push(one.url())
      })
      page.on('request', (one) => { if (/\/api\/(customers\/me|carts)/.test(one.url())) asked.push(one.url()) })
      await page.goto(pathIn(locale, `/c/lens?hash=${hash}&auth_modal=login`))
      await expect(page.getByRole('dialog')).toContainText(words('link.wait'))
      // What a modal dialog covers can neither be pressed nor reached by key.
      await expect(page.locator('dialog:modal')).toContainText(words('link.wait'))
      expect(asked).toEqual([])
      letGo()
      const told = page.getByRole('region', { name: words('shell.notifications') })
      await expect(told).toContainText(words('shop.user.sign_in_success'))
      await expect(told).toContainText(words('link.signed_in', { name: 'Hanna' }))
      await expect(page).toHaveURL((url) => url.pathname === pathIn(locale, '/c/lens') && !url.href.includes(hash))
      await expect(page.getByRole('banner').getByRole('link', { name: words('shell.greeting', { name: 'Muster' }) })).toHaveCount(1)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(seen.count).toBe(1)
      expect(carried).toEqual([])
      const secrets = [hash, ...(await page.context().cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value)]
      expect(secrets.length).toBeGreaterThan(1)
      const readable = await page.evaluate(() =>
        JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage), document.cookie]))
      expect(secrets.filter((secret) => readable.includes(secret))).toEqual([])

      await page.goto(pathIn(locale, `/c/lens?hash=${hash}`))
      await expect(told).toContainText(words('shop.user.sign_in_error.message'))
      await expect(page.getByRole('banner').getByRole('link', { name: words('shell.login'), exact: true })).toHaveCount(1)
      await expect(page).toHaveURL((url) => !url.href.includes('hash='))
    })
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('S7 AS-HASH-01 a page with a hash leads to the page that waits for a press', async ({ page, request }) => {
    const hash = await letterTo(request, 'hanna-still@example.ch')
    await page.goto(`/c/lens?hash=${hash}&a=1`)
    await page.waitForURL(/\/authenticate\?hash=/)
    await page.getByRole('main').getByRole('button', { name: WORDS.de('account.sign_in'), exact: true }).click()
    await expect(page.getByRole('main')).toContainText(WORDS.de('link.signed_in', { name: 'Hanna' }))
    await expect(page.getByRole('link', { name: WORDS.de('link.onward') })).toHaveAttribute('href', '/c/lens?a=1')
  })
})
