import { expect, type Page } from '@playwright/test'
import { pathIn, WORDS, type Locale } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { refused, test } from './support/journey.ts'
import { findInMail } from './support/mails.ts'

const PASSWORD = 'sehr7gute-sicht'
const accessible = async (page: Page): Promise<void> => { expect(await barriers(page)).toEqual([]) }

const CASES = [
  { locale: 'de', width: 375, javaScriptEnabled: false },
  { locale: 'fr', width: 1280, javaScriptEnabled: true },
] as const satisfies readonly { locale: Locale; width: number; javaScriptEnabled: boolean }[]

for (const { locale, width, javaScriptEnabled } of CASES)
  test.describe(`personal data in ${locale} at ${width} pixels, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled })
    const words = WORDS[locale]
    const opened = async (page: Page, path: string): Promise<void> => {
      await page.goto(path)
      if (javaScriptEnabled) await waitUntilInteractive(page)
    }
    const signUp = async (page: Page, name: string): Promise<string> => {
      const email = `${name}-${locale}-${test.info().retry}@example.ch`
      const data = { email, password: PASSWORD, first_name: 'Nina', last_name: 'Muster' }
      const headers = { 'sec-fetch-site': 'same-origin' }
      const made = await page.context().request.post('/api/customers', { data, headers })
      expect(made.ok()).toBe(true)
      return email
    }

    test('I12 changes the e-mail address by a mail to the new one; the old one is notified', async ({ page, request, expects }) => {
      expects(refused(422))
      const email = await signUp(page, 'personal-data')
      const newEmail = email.replace('personal-data', 'new-address')
      await opened(page, pathIn(locale, '/my-account/email'))
      const main = page.locator('main')
      await main.getByLabel(words('email_change.new_email'), { exact: true }).fill(newEmail)
      await main.getByLabel(words('email_change.password'), { exact: true }).fill('nicht7das-richtige')
      const ask = main.getByRole('button', { name: words('email_change.submit') })
      await ask.click()
      await expect(main.getByText(words('error.wrong_password')).last()).toBeVisible()
      if (javaScriptEnabled) await accessible(page)
      await main.getByLabel(words('email_change.password'), { exact: true }).fill(PASSWORD)
      await ask.click()
      await expect(page.getByRole('status').filter({ hasText: newEmail })).toBeVisible()
      expect(await findInMail(request, email, /((?:\/\w\w)?\/email-change\/cancel\/[\w-]+)/)).not.toBe('')
      await opened(page, await findInMail(request, newEmail, /((?:\/\w\w)?\/my-account\/email\/confirm\/[\w-]+)/))
      if (javaScriptEnabled) await accessible(page)
      await main.getByRole('button', { name: words('email_change.confirm') }).click()
      await expect(page.getByRole('status').filter({ hasText: words('email_change.changed') })).toBeVisible()
      await expect(main.getByText(newEmail)).toBeVisible()
    })

    test('G9 exports all personal data as a file', async ({ page }) => {
      const email = await signUp(page, 'export')
      await opened(page, pathIn(locale, '/my-account/data'))
      const main = page.locator('main')
      const password = main.getByLabel(words('email_change.password'), { exact: true })
      const download = main.getByRole('button', { name: words('personal_data.download') })
      await password.fill('nicht7das-richtige')
      await download.click()
      await expect(main.getByText(words('error.wrong_password')).last()).toBeVisible()
      if (javaScriptEnabled) await waitUntilInteractive(page)
      if (javaScriptEnabled) await accessible(page)
      await password.fill(PASSWORD)
      const saving = page.waitForEvent('download')
      await download.click()
      const file = await saving
      expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
      const chunks: Buffer[] = []
      for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
      const report = JSON.parse(Buffer.concat(chunks).toString()) as { readonly parts: readonly { readonly title: string }[] }
      expect(JSON.stringify(report)).toContain(email)
      expect(report.parts.map(({ title }) => title)).toContain(words('personal_data.part.orders'))
    })
  })
