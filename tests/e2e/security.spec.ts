import { expect, type Page } from '@playwright/test'
import { DOMAIN, pathIn, WORDS } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { refused, test } from './support/journey.ts'
import { screens } from './support/screens.ts'

const PASSWORD = 'sehr7gute-sicht'
const NEW = 'mein9eigenes-neues'

for (const { locale, width } of screens('desktop'))
  test.describe(`account security (${locale}, ${width} px)`, () => {
    const words = WORDS[locale]
    const [security, password] = [pathIn(locale, '/my-account/security'), pathIn(locale, '/my-account/password')]
    test.use({ viewport: { width, height: 900 } })

    test('AS-CALL-08 AS-CALL-11 AS-CALL-12 ends a session elsewhere, then changes the password', async ({ page, browser, expects }) => {
      expects(refused(422))
      const email = `sicher-${locale}-${width}-${test.info().retry}@example.ch`
      const signUp = { email, password: PASSWORD, first_name: 'Anna', last_name: 'Keller', cart_token: null }
      expect((await page.request.post('/api/customers', { data: signUp })).ok()).toBe(true)
      const other = await browser.newContext({ javaScriptEnabled: false, baseURL: DOMAIN })
      expect((await other.request.post('/api/session', { data: { email, password: PASSWORD, cart_token: null } })).ok()).toBe(true)
      const elsewhere = await other.newPage()
      await elsewhere.goto(password)
      await expect(elsewhere.getByRole('heading', { level: 1, name: words('security.password_title') })).toBeVisible()

      await page.goto(security)
      await waitUntilInteractive(page)
      await expect(page.getByText(words('security.this_device'))).toBeVisible()
      expect(await barriers(page)).toEqual([])
      const end = page.getByRole('button', { name: new RegExp(`^${words('security.end')}\\s.+`) })
      await end.first().click()
      await expect(page.getByText(words('security.ended'))).toBeVisible()
      await elsewhere.reload()
      await expect(elsewhere).toHaveURL(/\/login\?/)
      await other.close()

      await page.getByRole('link', { name: words('security.password_title') }).click()
      // The previous page has a password field of the same name.
      await expect(page.getByRole('heading', { level: 1, name: words('security.password_title') })).toBeVisible()
      const field = (id: string) => page.getByLabel(words(id), { exact: true })
      await field('security.current_password').fill('nicht7das-richtige')
      await field('password.new').fill(NEW)
      await field('security.confirm_password').fill(NEW)
      await page.getByRole('button', { name: words('password.save') }).click()
      await expect(page.locator('main').getByText(words('error.wrong_password')).last()).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await field('security.current_password').fill(PASSWORD)
      await page.getByRole('button', { name: words('password.save') }).click()
      await expect(page.getByText(words('security.password_saved'))).toBeVisible()
      expect((await page.request.get('/api/customers/me')).status()).toBe(200)
    })
  })

/** The policy violations of a page from now on, and the number of reports that the browser sends. */
const watchPolicy = async (page: Page) => {
  let sent = 0
  page.context().on('request', (request) => { if (request.url().endsWith('/api/policy-reports')) sent += 1 })
  const blocked: string[] = []
  await page.exposeFunction('noteBlocked', (directive: string) => { blocked.push(directive) })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      const note = Reflect.get(window, 'noteBlocked') as (directive: string) => void
      note(effectiveDirective)
    })
  })
  return { blocked: () => blocked.toSorted(), reports: () => sent }
}

test('X11 only pages have data: the back office, the service and files have no second address', async ({ request }) => {
  for (const path of ['/desk/sign-in', '/desk', '/api/search?term=a', '/health/ready', '/m/logo/iris-icon.svg']) {
    expect([path, (await request.get(path)).ok()]).toEqual([path, true])
    expect([path, (await request.get(`/page-data${path}`)).status()]).toEqual([path, 404])
  }
  expect((await request.post('/page-data/api/session', { data: { email: 'a@example.ch', password: 'x' } })).status()).toBe(404)
  expect((await request.get('/page-data/c/lens')).status()).toBe(200)
})

test.describe('injected markup', () => {
  // The back office has its own policy, no reports, and no hydration script.
  for (const { path, reported } of [{ path: '/contact', reported: 2 }, { path: '/desk/sign-in', reported: 0 }])
    test(`X9 a script element and a handler do not run, and ${reported} reports are sent: ${path}`, async ({ page, expects }) => {
      expects(/^error: .*Content Security Policy/)
      const { blocked, reports } = await watchPolicy(page)
      const injected = '<script>window.injected = "element"</script><p onclick="window.injected = \'handler\'" id="planted">x</p>'
      // As if injected by a text of the page; the headers are those of the shop.
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replace('</body>', `${injected}</body>`) })
      })
      await page.goto(path)
      await page.locator('#planted').click()
      await expect.poll(blocked).toEqual(['script-src-attr', 'script-src-elem'])
      await expect.poll(reports).toBe(reported)
      if (reported > 0) await waitUntilInteractive(page)
      expect(await page.evaluate(() => 'injected' in window)).toBe(false)
      expect(reports()).toBe(reported)
    })

  test('X9 a string does not become markup of an interactive page, and that is reported once', async ({ page, expects }) => {
    const { blocked, reports } = await watchPolicy(page)
    await page.goto(pathIn('de', '/'))
    await waitUntilInteractive(page)
    expect(blocked()).toEqual([])
    expects(/^error: .*TrustedHTML/)
    const outcome = await page.evaluate(() => {
      const element = document.createElement('div')
      try {
        element.innerHTML = '<img src="x" onerror="window.injected = true">'
        return 'markup'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    })
    expect(outcome).toBe('refused')
    await expect.poll(blocked).toEqual(['require-trusted-types-for'])
    await expect.poll(reports).toBe(1)
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  })
})
