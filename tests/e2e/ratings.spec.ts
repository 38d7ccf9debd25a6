import { expect, type Page } from '@playwright/test'
import { pathIn, WORDS, type Locale } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { test } from './support/journey.ts'

const ANNA = { email: 'anna@example.ch', password: 'demo-linse-7' } as const
const signIn = async (page: Page): Promise<void> => {
  const response = await page.context().request.post('/api/session', { data: ANNA, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(response.status()).toBe(200)
}

const accessible = async (page: Page): Promise<void> => { expect(await barriers(page)).toEqual([]) }

const CASES = [
  { locale: 'de', width: 375, javaScriptEnabled: false, stars: 2 },
  { locale: 'fr', width: 1280, javaScriptEnabled: true, stars: 3 },
] as const satisfies readonly { locale: Locale; width: number; javaScriptEnabled: boolean; stars: number }[]

for (const { locale, width, javaScriptEnabled, stars } of CASES)
  test.describe(`in ${locale} at ${width} pixels, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled })
    const words = WORDS[locale]

    test('AS-RATE-03 AS-RATE-04 a customer rates a purchase with stars, then text, and everybody can read it', async ({ page }) => {
      await signIn(page)
      await page.goto(pathIn(locale, '/my-account/ratings'))
      if (javaScriptEnabled) await waitUntilInteractive(page)
      const forms = page.locator('main form').filter({ has: page.getByRole('radio') })
      const before = await forms.count()
      expect(before).toBeGreaterThan(1)
      await expect(page.locator('main textarea')).toHaveCount(0)
      const title = await page.locator('main li h2 a').first().textContent() ?? ''
      const choice = forms.first().getByRole('radio').nth(stars - 1)
      await expect(forms.first().getByRole('radio').nth(4)).toBeChecked()
      await choice.check()
      if (javaScriptEnabled) await accessible(page)
      await forms.first().getByRole('button').click()
      await expect(page.locator('main textarea')).toBeVisible()
      await expect(forms).toHaveCount(before - 1)
      const text = `${locale}: Bleiben bequem, Stunde um Stunde.`
      await page.locator('main textarea').fill(text)
      await page.getByRole('checkbox').check()
      if (javaScriptEnabled) await accessible(page)
      await page.getByRole('button', { name: words('rating.send') }).click()
      await expect(page.getByRole('status').filter({ hasText: words('rating.saved') })).toBeVisible()
      await expect(page.locator('main textarea')).toHaveCount(0)
      await expect(page.locator('main').getByText(text)).toBeVisible()
      expect(title).not.toBe('')
    })
  })

test('AS-RATE-07 a guest is asked to sign in and sees no customer’s ratings', async ({ page }) => {
  await page.goto('/my-account/ratings')
  await expect(page).toHaveURL(/\/login\?/)
  expect(await page.locator('main').textContent()).not.toContain('Biofinity')
})
