import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { pathIn, WORDS, type Locale } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { refused, test } from './support/journey.ts'
import { findInMail } from './support/mails.ts'

const accessible = async (page: Page): Promise<void> => { expect(await barriers(page)).toEqual([]) }

/** The link of a mail to this address. */
const linkIn = (request: APIRequestContext, email: string, method: 'confirm' | 'unsubscribe'): Promise<string> =>
  findInMail(request, email, new RegExp(`((?:/\\w\\w)?/newsletter/${method}/[\\w-]+)`))

const CASES = [
  { locale: 'de', width: 375, javaScriptEnabled: false },
  { locale: 'fr', width: 1280, javaScriptEnabled: true },
] as const satisfies readonly { locale: Locale; width: number; javaScriptEnabled: boolean }[]

for (const { locale, width, javaScriptEnabled } of CASES)
  test.describe(`in ${locale} at ${width} pixels, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled })
    const words = WORDS[locale]
    const opened = async (page: Page, path: string): Promise<void> => {
      await page.goto(path)
      if (javaScriptEnabled) await waitUntilInteractive(page)
    }

    test('AS-MKT-05 a guest gets the newsletter after confirming by mail, and none after unsubscribing', async ({
      page, request, expects,
    }) => {
      expects(refused(422))
      const email = `guest-${locale}@example.ch`
      await opened(page, pathIn(locale, '/newsletter'))
      const order = page.getByRole('button', { name: words('newsletter.subscribe') })
      await page.locator('main [name=email]').fill('nobody')
      await order.click()
      await expect(page.locator('main').getByText(words('validation.invalid_email')).first()).toBeVisible()
      await page.locator('main [name=email]').fill(email)
      await order.click()
      await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
      if (javaScriptEnabled) await accessible(page)
      for (const [method, button, done] of [
        ['confirm', 'newsletter.confirm', 'newsletter.confirmed'], ['unsubscribe', 'newsletter.unsubscribe', 'newsletter.unsubscribed'],
      ] as const) {
        await opened(page, await linkIn(request, email, method))
        await page.locator('main').getByRole('button', { name: words(button) }).click()
        await expect(page.getByRole('status').filter({ hasText: words(done) })).toBeVisible()
      }
    })

    test('AS-CALL-10 AS-MKT-04 a customer changes the profile, and subscribes only by a confirmation mail', async ({
      page, expects,
    }) => {
      expects(refused(422))
      const data = { email: `person-${locale}@example.ch`, password: 'sehr7gute-sicht', first_name: 'Nina', last_name: 'Muster' }
      const headers = { 'sec-fetch-site': 'same-origin' }
      const made = await page.context().request.post('/api/customers', { data, headers })
      expect(made.ok()).toBe(true)
      await opened(page, pathIn(locale, '/my-account/profile'))
      const save = page.getByRole('button', { name: words('profile.save') })
      await page.locator('main [name=firstName]').fill('')
      await page.locator('main [name=phoneNumber]').fill('12')
      await save.click()
      await expect(page.locator('main [name=firstName]')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('main [name=phoneNumber]')).toHaveAttribute('aria-invalid', 'true')
      if (javaScriptEnabled) await accessible(page)
      await page.locator('main [name=firstName]').fill('Eva')
      await page.locator('main [name=phoneNumber]').fill('044 123 45 67')
      await save.click()
      await expect(page.getByRole('status').filter({ hasText: words('profile.saved') })).toBeVisible()
      await expect(page.locator('main [name=phoneNumber]')).toHaveValue('+41441234567')
      await opened(page, pathIn(locale, '/my-account/newsletter'))
      const newsletter = page.getByRole('checkbox', { name: words('newsletter.channel.newsletter') })
      await newsletter.check()
      await page.getByRole('button', { name: words('newsletter.save') }).click()
      await expect(page.getByRole('status').filter({ hasText: words('newsletter.requested') })).toBeVisible()
      await expect(newsletter).not.toBeChecked()
      if (javaScriptEnabled) await accessible(page)
    })
  })
