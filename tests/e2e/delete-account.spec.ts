import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { pathIn, WORDS } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { refused, test } from './support/journey.ts'
import { findInMail } from './support/mails.ts'
import { screens, type Screen } from './support/screens.ts'

const PASSWORD = 'sehr7gute-sicht'
const accessible = async (page: Page): Promise<void> => { expect(await barriers(page)).toEqual([]) }

/** The link of the mail to this address that cancels the deletion. */
const linkIn = (request: APIRequestContext, email: string): Promise<string> =>
  findInMail(request, email, /((?:\/\w\w)?\/account-deletion\/cancel\/[\w-]+)/)

const CASES: readonly (Screen & { readonly javaScriptEnabled: boolean })[] = [
  ...screens('phone').map((screen) => ({ ...screen, javaScriptEnabled: true })),
  { locale: 'it', width: 375, javaScriptEnabled: false },
]

for (const { locale, width, javaScriptEnabled } of CASES)
  test.describe(`deleting an account in ${locale} at ${width} pixels, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled })
    const words = WORDS[locale]
    const opened = async (page: Page, path: string): Promise<void> => {
      await page.goto(path)
      if (javaScriptEnabled) await waitUntilInteractive(page)
    }

    test('G9 I12 is requested with the password, signs out, and is cancelled by mail or by a button', async ({
      page, request, expects,
    }) => {
      expects(refused(422))
      const email = `leaving-${locale}-${test.info().retry}@example.ch`
      const headers = { 'sec-fetch-site': 'same-origin' }
      const data = { email, password: PASSWORD, first_name: 'Nina', last_name: 'Muster' }
      expect((await page.context().request.post('/api/customers', { data, headers })).ok()).toBe(true)
      const signIn = async (): Promise<void> => {
        expect((await page.context().request.post('/api/session', { data: { email, password: PASSWORD }, headers })).ok()).toBe(true)
      }
      const main = page.locator('main')
      await opened(page, pathIn(locale, '/my-account/data'))
      await main.getByRole('link', { name: words('account_deletion.title') }).click()
      await expect(main.getByRole('heading', { name: words('account_deletion.retained') })).toBeVisible()
      if (javaScriptEnabled) await accessible(page)
      await main.getByLabel(words('email_change.password'), { exact: true }).fill('nicht7das-richtige')
      const ask = main.getByRole('button', { name: words('account_deletion.request') })
      await ask.click()
      await expect(main.getByText(words('error.wrong_password')).last()).toBeVisible()
      await main.getByLabel(words('email_change.password'), { exact: true }).fill(PASSWORD)
      await ask.click()
      await expect(main.getByRole('heading', { name: words('account_deletion.requested_title') })).toBeVisible()
      if (javaScriptEnabled) await accessible(page)
      await page.goto(pathIn(locale, '/my-account/delete'))
      await expect(page).toHaveURL(/\/login/)
      await opened(page, await linkIn(request, email))
      if (javaScriptEnabled) await accessible(page)
      const keep = main.getByRole('button', { name: words('account_deletion.cancel') })
      await keep.click()
      await expect(main.getByText(words('account_deletion.cancel_link_done'))).toBeVisible()
      await signIn()
      await opened(page, pathIn(locale, '/my-account/delete'))
      await expect(keep).toHaveCount(0)
      await main.getByLabel(words('email_change.password'), { exact: true }).fill(PASSWORD)
      await ask.click()
      await expect(main.getByRole('heading', { name: words('account_deletion.requested_title') })).toBeVisible()
      await signIn()
      await opened(page, pathIn(locale, '/my-account/overview'))
      await main.getByRole('link', { name: words('account_deletion.cancel') }).click()
      await expect(keep).toBeVisible()
      if (javaScriptEnabled) await accessible(page)
      await keep.click()
      await expect(main.getByText(words('account_deletion.cancelled'))).toBeVisible()
    })
  })
