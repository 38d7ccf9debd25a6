import { expect, type Page } from '@playwright/test'
import { WORDS } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { test } from './support/journey.ts'

const words = WORDS.de
const PASSWORD = 'sehr7gute-sicht'

/** The fields that a password manager reads: the type of each visible field. */
const kinds = (page: Page): Promise<readonly string[]> =>
  page.locator('main form').filter({ has: page.locator('[name=email]') }).first()
    .locator('input:not([type=hidden]):not([type=checkbox])')
    .evaluateAll((fields) => fields.map((field) => `${field.getAttribute('name')}: ${field.getAttribute('autocomplete')}`))

/** Copies a text from a field and pastes it into another. */
const paste = async (page: Page, field: string, text: string): Promise<void> => {
  await page.locator('main [name=email]').fill(text)
  await page.locator('main [name=email]').press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+x')
  await page.locator(`main [name=${field}]`).press('ControlOrMeta+v')
  await expect(page.locator(`main [name=${field}]`)).toHaveValue(text)
}

/** Captcha signs: a third-party script or frame, a picture in the form, a question. */
const puzzles = async (page: Page, request: readonly string[]): Promise<readonly string[]> => {
  const own = new URL(page.url()).origin
  const markup = await page.locator('main').innerHTML()
  return [
    ...request.filter((url) => url.startsWith('http') && new URL(url).origin !== own),
    ...(await page.locator('iframe, main form canvas, main form img').evaluateAll((those) => those.map(({ outerHTML }) => outerHTML))),
    ...(/captcha|turnstile|challenge/i.exec(markup) ?? []),
  ]
}

for (const isHydrated of [true, false])
  test.describe(isHydrated ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isHydrated })

    test('W12 an account is registered and signed in to with pasted credentials, without a captcha', async ({ page }) => {
      const requested: string[] = []
      page.on('request', (request) => { requested.push(request.url()) })
      const open = async (path: string): Promise<void> => {
        // A page that lost its session reloads itself, possibly while the next one is opened.
        await expect(async () => { await page.goto(path) }).toPass({ timeout: 15_000 })
        if (isHydrated) await waitUntilInteractive(page)
      }
      const email = `pasting-${isHydrated}-${test.info().retry}-${test.info().repeatEachIndex}@example.ch`

      await open('/register')
      expect(await kinds(page)).toEqual([
        'firstName: given-name', 'lastName: family-name', 'email: username', 'password: new-password',
      ])
      for (const [field, text] of [['firstName', 'Nina'], ['lastName', 'Muster'], ['password', PASSWORD], ['email', email]] as const)
        await paste(page, field, text)
      expect(await puzzles(page, requested)).toEqual([])
      await page.locator('main').getByRole('button', { name: words('account.register'), exact: true }).click()
      await page.waitForURL((url) => !url.pathname.endsWith('/register'))

      await page.context().clearCookies({ name: 'access_token' })
      await page.context().clearCookies({ name: 'vsf-signed-in' })
      await open('/login')
      expect(await kinds(page)).toEqual(['email: username webauthn', 'password: current-password'])
      for (const [field, text] of [['password', PASSWORD], ['email', email]] as const) await paste(page, field, text)
      expect(await puzzles(page, requested)).toEqual([])
      await page.locator('main [name=password]').press('Enter')
      await page.waitForURL((url) => !url.pathname.endsWith('/login'))
      await open('/my-account')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(new URL(page.url()).pathname).toMatch(/^\/my-account\//)

      await open('/forgot-password')
      expect(await kinds(page)).toEqual(['email: username'])
      await paste(page, 'email', email)
      expect(await puzzles(page, requested)).toEqual([])
    })
  })
