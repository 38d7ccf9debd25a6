import { expect, type Page } from '@playwright/test'
import { pathIn, WORDS } from './support/addresses.ts'
import { waitUntilHydrated } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { FAILED, refused, test } from './support/journey.ts'
import { wordsOf } from './support/shop-texts.ts'
import { screens } from './support/screens.ts'

const ANNA = { email: 'anna@example.ch', password: 'demo-linse-7', lastName: 'Keller' } as const

for (const { locale, width } of screens('phone'))
  test.describe(`the sign-in dialog (${locale}, ${width} px)`, () => {
    const words = WORDS[locale]
    const header = (page: Page, id: string) => page.getByRole('banner').getByRole('link', { name: words(id), exact: true })
    const dialog = (page: Page, id: string) => page.getByRole('dialog', { name: words(id), exact: true })
    test.use({ viewport: { width, height: 900 } })

    test('AS-GUARD-10 AS-GUARD-11 AS-LOGIN-04 AS-LOGIN-06 opens at its first field, traps the focus and returns it', async ({
      page,
    }) => {
      await page.goto(pathIn(locale, '/c/lens'))
      await waitUntilHydrated(page)
      for (const id of ['shell.login', 'shell.reorder']) {
        await header(page, id).click()
        const modal = dialog(page, 'account.sign_in_title')
        await expect(modal).toBeVisible()
        await expect(modal.locator('[name=email]')).toBeFocused()
        expect(new URL(page.url()).pathname).toBe(pathIn(locale, '/c/lens'))
        await expect(modal.getByRole('button', { name: 'Google' }), 'no sign-in by a provider here').toHaveCount(0)
        if (id === 'shell.login') {
          expect(await barriers(page, { part: 'dialog[open]' })).toEqual([])
        }
        for (let press = 0; press < 9; press += 1) await page.keyboard.press('Tab')
        expect(await page.evaluate(() => {
          const at = document.activeElement
          return at === document.body || at?.closest('dialog') !== null
        })).toBe(true)
        await page.keyboard.press('Escape')
        await expect(modal).toBeHidden()
        await expect(header(page, id)).toBeFocused()
      }
    })

    test('AS-ERRCAT-01 AS-ERRCAT-02 AS-ERRCAT-03 AS-MODAL-02 AS-MODAL-03 AS-MODAL-04 sends, then stays or closes', async ({
      page, expects,
    }) => {
      expects(refused(422))
      await page.goto(pathIn(locale, '/c/lens'))
      await waitUntilHydrated(page)
      await header(page, 'shell.login').click()
      const modal = dialog(page, 'account.sign_in_title')
      await modal.locator('[name=email]').fill(ANNA.email)
      await modal.locator('[name=password]').fill('not-hers-7')
      await modal.getByRole('button', { name: words('account.sign_in'), exact: true }).click()
      const notifications = modal.getByRole('region', { name: words('shell.notifications') })
      await expect(notifications).toContainText(words('shop.user.failed'))
      await expect(notifications).toContainText(words('error.wrong_credentials'))
      await modal.locator('[name=password]').fill(ANNA.password)
      const [request, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      await page.route(/\/page-data\/.*login/, async (route) => {
        request.resolve()
        await release.promise
        await route.continue()
      }, { times: 1 })
      await modal.getByRole('button', { name: words('account.sign_in'), exact: true }).click()
      await request.promise
      await expect(modal, 'stays until it is answered').toBeVisible()
      release.resolve()
      await page.waitForURL((url) => url.pathname.startsWith(pathIn(locale, '/my-account/')))
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const now = page.getByRole('region', { name: words('shell.notifications') })
      await expect(now.getByText(words('shop.user.sign_in_success'), { exact: true })).toBeVisible()
      await expect(now, 'the earlier error is removed').not.toContainText(words('shop.user.failed'))
      await expect(header(page, 'shell.login')).toHaveCount(0)
      await expect(page.getByRole('banner').getByRole('link', { name: words('shell.greeting', { name: ANNA.lastName }) })).toHaveCount(1)
    })

    test('AS-ERRCAT-01 AS-ERRCAT-02 AS-ERRCAT-04 registers a new customer: a failure is shown, a success is greeted', async ({
      page, expects,
    }) => {
      expects(FAILED)
      await page.goto(pathIn(locale, '/c/lens?auth_modal=register'))
      await waitUntilHydrated(page)
      const modal = dialog(page, 'account.register_title')
      const email = `rita-${locale}-${test.info().retry}@example.ch`
      const typed = { firstName: 'Rita', lastName: 'Reiter', email, password: 'sehr7gute-sicht' }
      for (const [name, text] of Object.entries(typed)) await modal.locator(`[name=${name}]`).fill(text)
      const press = modal.getByRole('button', { name: words('account.register'), exact: true })
      await page.route(/\/page-data\/.*register/, (route) => route.abort(), { times: 1 })
      await press.click()
      await expect(modal.getByRole('region', { name: words('shell.notifications') })).toContainText(words('error.service_unavailable'))
      await press.click()
      const now = page.getByRole('region', { name: words('shell.notifications') })
      await expect(now.getByText(words('shop.user.sign_up_success'), { exact: true })).toBeVisible()
      await expect(now, 'the earlier error is removed').not.toContainText(words('shop.user.failed'))
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL((url) => url.pathname === pathIn(locale, '/c/lens') && !url.searchParams.has('auth_modal'))
      await expect(page.getByRole('banner').getByRole('link', { name: words('shell.greeting', { name: 'Reiter' }) })).toHaveCount(1)
    })

    test('AS-EMAIL-02 suggests a correction once typing pauses, and none for an invalid address', async ({ page }) => {
      await page.goto(pathIn(locale, '/register'))
      await waitUntilHydrated(page)
      const meant = page.getByRole('main').getByRole('button', { name: 'nina@gmail.com' })
      const email = page.locator('main [name=email]')
      await email.fill('nina@gmial.com')
      for (const none of ['abc', '']) {
        await expect(meant).toBeVisible()
        await email.fill(none)
        await expect(meant).toHaveCount(0)
        await email.fill('nina@gmial.com')
      }
      await meant.click()
      await expect(email).toHaveValue('nina@gmail.com')
    })

    test('AS-QUERY-01 AS-QUERY-02 AS-LINK-04 AS-LOGIN-11 opens by an address parameter, and confirms a reset', async ({ page }) => {
      await page.goto(pathIn(locale, '/c/lens?auth_modal=xyz'))
      await expect(dialog(page, 'account.register_title')).toBeVisible()
      await page.goto(pathIn(locale, '/c/lens?auth_modal=login'))
      await dialog(page, 'account.sign_in_title').getByRole('button', { name: words('password.forgot') }).click()
      const forgotten = dialog(page, 'password.forgot_title')
      await expect(forgotten.locator('[name=email]')).toBeFocused()
      await forgotten.locator('[name=email]').fill(' nobody@example.ch ')
      await forgotten.getByRole('button', { name: words('password.send') }).click()
      await expect(dialog(page, 'password.sent_title')).toContainText('nobody@example.ch')
      await dialog(page, 'password.sent_title').getByRole('button', { name: words('password.to_sign_in') }).click()
      const modal = dialog(page, 'account.sign_in_title')
      await modal.locator('[name=email]').fill('nobody@example.ch')
      await modal.getByRole('button', { name: words('sign_in_link.request') }).click()
      await expect(dialog(page, 'sign_in_link.title').getByRole('list')).toContainText(words('sign_in_link.step_click'))
      await page.keyboard.press('Escape')
      await header(page, 'shell.login').click()
      await expect(dialog(page, 'account.sign_in_title')).toBeVisible()
      await expect(dialog(page, 'sign_in_link.title')).toHaveCount(0)
    })
  })

test('AS-LOGIN-07 AS-LOGIN-10 an informal shop greets by first name; the mobile menu signs out', async ({
  page,
}) => {
  const words = wordsOf('de', 'informal')
  const shop = `http://mrlens.localhost:${new URL(test.info().project.use.baseURL ?? '').port}`
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`${shop}/c/lens?auth_modal=login`)
  const modal = page.getByRole('dialog', { name: words('account.sign_in_title') })
  await modal.locator('[name=email]').fill(ANNA.email)
  await modal.locator('[name=password]').fill(ANNA.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: words('shell.greeting', { name: 'Anna' }) })).toHaveCount(1)
  await expect(page).toHaveURL((url) => url.href.startsWith(`${shop}/c/lens`) && !url.searchParams.has('auth_modal'))
  await page.getByRole('button', { name: words('shell.menu'), exact: true }).click()
  await page.getByRole('button', { name: words('shell.sign_out') }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: words('shell.login'), exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: words('shell.menu'), exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('button', { name: words('shell.sign_out') })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('AS-GUARD-10 the links lead to the sign-in pages', async ({ page }) => {
    await page.goto('/c/lens?auth_modal=login')
    await page.getByRole('banner').getByRole('link', { name: WORDS.de('shell.login'), exact: true }).click()
    await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fmy-account/)
    await expect(page.getByRole('heading', { name: WORDS.de('account.sign_in_title') })).toBeVisible()
  })
})
