import { expect } from '@playwright/test'
import { DOMAIN, pathIn, WORDS, type Locale } from './support/addresses.ts'
import { awake } from './support/awake.ts'
import { barriers } from './support/barriers.ts'
import { refused, test } from './support/journey.ts'

const PASSWORD = 'sehr7gute-sicht'
const NEW = 'mein9eigenes-neues'
type Sight = { readonly locale: Locale; readonly width: number }
const SIGHTS: readonly Sight[] = [{ locale: 'de', width: 375 }, { locale: 'fr', width: 1280 }]

for (const { locale, width } of SIGHTS)
  test.describe(`signing in safely (${locale}, ${width} px)`, () => {
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
      await awake(page)
      await expect(page.getByText(words('security.here'))).toBeVisible()
      expect(await barriers(page)).toEqual([])
      const end = page.getByRole('button', { name: new RegExp(`^${words('security.end')}\\s.+`) })
      await end.first().click()
      await expect(page.getByText(words('security.ended'))).toBeVisible()
      await elsewhere.reload()
      await expect(elsewhere).toHaveURL(/\/login\?/)
      await other.close()

      await page.getByRole('link', { name: words('security.password_title') }).click()
      // The page left asks for the password under the same name.
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
