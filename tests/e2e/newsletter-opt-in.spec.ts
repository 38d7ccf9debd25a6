import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { pathIn, WORDS, type Locale } from './support/addresses.ts'
import { waitUntilInteractive, waitUntilMenusHydrated } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { refused, test } from './support/journey.ts'
import { mailsTo } from './support/mails.ts'

const accessible = async (page: Page): Promise<void> => { expect(await barriers(page)).toEqual([]) }

/** The newsletter confirmation links for this address. */
const linksTo = async (request: APIRequestContext, email: string): Promise<readonly string[]> =>
  (await mailsTo(request, email)).flatMap((mail) => /((?:\/\w\w)?\/newsletter\/confirm\/[\w-]+)/.exec(mail)?.[1] ?? [])

const CASES = [
  { locale: 'de', width: 375, javaScriptEnabled: false },
  { locale: 'fr', width: 1280, javaScriptEnabled: true },
] as const satisfies readonly { locale: Locale; width: number; javaScriptEnabled: boolean }[]

for (const { locale, width, javaScriptEnabled } of CASES)
  test.describe(`in ${locale} at ${width} pixels, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled })
    const words = WORDS[locale]
    const box = (at: Locator) => at.locator('[name=newsletter]')
    const type = async (at: Locator, email: string): Promise<void> => {
      await at.locator('[name=firstName]').fill('Nina')
      await at.locator('[name=lastName]').fill('Muster')
      await at.locator('[name=email]').fill(email)
    }
    /** The registration form: a dialog with JavaScript, otherwise its own page, by its link. */
    const opened = async (page: Page): Promise<Locator> => {
      await page.goto(pathIn(locale, javaScriptEnabled ? '/c/lens?auth_modal=register' : '/register'))
      if (!javaScriptEnabled) return page.getByRole('main')
      await waitUntilInteractive(page)
      const modal = page.getByRole('dialog', { name: words('account.register_title'), exact: true })
      await expect(modal).toBeVisible()
      return modal
    }

    test('AS-MKT-06 AS-ENT-02 on registration the newsletter is confirmed by mail, and counts once confirmed', async ({
      page, request,
    }) => {
      const email = `news-${locale}@example.ch`
      const form = await opened(page)
      await expect(box(form)).not.toBeChecked()
      if (javaScriptEnabled) await accessible(page)
      await type(form, email)
      await form.locator('[name=password]').fill('sehr7gute-sicht')
      await box(form).check()
      await form.getByRole('button', { name: words('account.register'), exact: true }).click()
      await expect.poll(async () => (await linksTo(request, email)).length).toBe(1)
      const [mail = ''] = await linksTo(request, email)
      await page.goto(mail)
      await page.getByRole('main').getByRole('button', { name: words('newsletter.confirm') }).click()
      await expect(page.getByRole('status').filter({ hasText: words('newsletter.confirmed') })).toBeVisible()
    })

    test('AS-ENT-03 AS-AUTH-21 without a password there is no password field, and the newsletter is still confirmed by mail', async ({
      page, request, expects,
    }) => {
      expects(refused(422))
      const email = `linked-${locale}@example.ch`
      const form = await opened(page)
      await form.locator('[name=email]').fill(email)
      await box(form).check()
      await form.locator('button[value=link]').click()
      await expect(form.locator('[name=password]')).toHaveCount(0)
      await expect(box(form)).toBeChecked()
      if (javaScriptEnabled) await accessible(page)
      await type(form, email)
      await form.locator('button[value=link]').click()
      await expect(page.getByRole('status').filter({ hasText: email }).first()).toBeVisible()
      await expect.poll(async () => (await linksTo(request, email)).length).toBe(1)
    })

    test('the footer leads to the newsletter, and a customer to the own consents', async ({ page }) => {
      await page.goto(pathIn(locale, '/'))
      if (javaScriptEnabled) await waitUntilMenusHydrated(page)
      await page.getByRole('contentinfo').getByRole('link', { name: words('shell.footer.newsletter') }).click()
      await page.waitForURL((url) => url.pathname === pathIn(locale, '/newsletter'))
      const data = { email: `foot-${locale}@example.ch`, password: 'sehr7gute-sicht', first_name: 'Nina', last_name: 'Muster' }
      await page.context().request.post('/api/customers', { data, headers: { 'sec-fetch-site': 'same-origin' } })
      await page.goto(pathIn(locale, '/newsletter'))
      await page.waitForURL((url) => url.pathname === pathIn(locale, '/my-account/newsletter'))
      await page.getByRole('button', { name: words('newsletter.all') }).click()
      await expect(page.getByRole('status').filter({ hasText: words('newsletter.requested') })).toBeVisible()
    })
  })
