import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { zurichTime } from '../../domain/shop/zurich-time.ts'
import { TRIES } from '../support/repetitions.ts'
import { pathIn, WORDS } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { refused, test } from './support/journey.ts'
import { findInMail } from './support/mails.ts'
import { screens, type Screen } from './support/screens.ts'

const FROM_HERE = { 'sec-fetch-site': 'same-origin' }
const OLD = 'sehr7gute-sicht'
const NEW = 'noch8bessere-sicht'

const accessible = async (page: Page): Promise<void> => { expect(await barriers(page)).toEqual([]) }

const CASES: readonly (Screen & { readonly javaScriptEnabled: boolean })[] = [
  { locale: 'it', width: 375, javaScriptEnabled: false },
  ...screens('desktop').map((screen) => ({ ...screen, javaScriptEnabled: true })),
]

for (const [index, { locale, width, javaScriptEnabled }] of CASES.entries())
  test.describe(`in ${locale} at ${width} pixels, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled })
    const words = WORDS[locale]
    const settled = async (page: Page): Promise<void> => { if (javaScriptEnabled) await waitUntilInteractive(page) }
    const opened = async (page: Page, path: string): Promise<void> => {
      await page.goto(path)
      await settled(page)
    }
    const checked = async (page: Page): Promise<void> => { if (javaScriptEnabled) await accessible(page) }
    const heading = (page: Page) => page.getByRole('heading', { level: 1 })
    const statusMessage = (page: Page, id: Parameters<typeof words>[0]) => page.getByRole('status').filter({ hasText: words(id) })
    /** A customer of this test, who is not signed in. */
    const customer = async (request: APIRequestContext, name: string): Promise<string> => {
      const email = `${name}-${locale}-${width}-${test.info().retry}@example.ch`
      const data = { email, password: OLD, first_name: 'Nina', last_name: 'Muster' }
      expect((await request.post('/api/customers', { data, headers: FROM_HERE })).ok()).toBe(true)
      return email
    }
    const signIn = async (page: Page, email: string, password: string): Promise<void> => {
      await opened(page, pathIn(locale, '/login'))
      await page.locator('main [name=email]').fill(email)
      await page.locator('main [name=password]').fill(password)
      await page.locator('main [name=password]').press('Enter')
      await page.waitForURL((url) => !url.pathname.endsWith('/login'))
      await settled(page)
    }

    test('a forgotten password is reset by mail, once, and changed from the account', async ({ page, request, expects }) => {
      expects(refused(422), refused(410))
      const email = await customer(request, 'forgetful')
      await opened(page, pathIn(locale, '/forgot-password'))
      await page.locator('main [name=email]').fill(email)
      await page.locator('main').getByRole('button', { name: words('password.send') }).click()
      await expect(heading(page)).toHaveText(words('password.sent_title'))
      await checked(page)
      const link = await findInMail(request, email, /((?:\/\w\w)?\/reset-password\?token=[\w-]+)/)
      await opened(page, link)
      await expect(heading(page)).toHaveText(words('password.reset_title'))
      await page.locator('main [name=password]').fill('kurz')
      await page.locator('main').getByRole('button', { name: words('password.save') }).click()
      await expect(page.locator('main [name=password]')).toHaveAttribute('aria-invalid', 'true')
      await checked(page)
      await page.locator('main [name=password]').fill(NEW)
      await page.locator('main').getByRole('button', { name: words('password.save') }).click()
      await page.waitForURL((url) => !url.pathname.includes('reset-password'))
      await opened(page, pathIn(locale, '/my-account/password'))
      await page.locator('main [name=current]').fill(NEW)
      for (const name of ['newPassword', 'confirmed']) await page.locator(`main [name=${name}]`).fill(`${NEW}-2`)
      await page.locator('main').getByRole('button', { name: words('password.save') }).click()
      await expect(statusMessage(page, 'security.password_saved')).toBeVisible()
      await page.context().clearCookies()
      await opened(page, link)
      await expect(heading(page)).toHaveText(words('password.link_expired_title'))
      await signIn(page, email, `${NEW}-2`)
      await opened(page, pathIn(locale, '/my-account/addresses'))
      await expect(heading(page)).toHaveText(words('account.addresses'))
    })

    test('F-I05 a new customer registers, verifies the address by mail, is greeted, and signs in again', async ({
      page, request, expects,
    }) => {
      expects(refused(422))
      const email = `newcomer-${locale}-${width}-${test.info().retry}@example.ch`
      const main = page.locator('main')
      const press = (id: Parameters<typeof words>[0]) => main.getByRole('button', { name: words(id), exact: true }).click()
      await opened(page, pathIn(locale, '/register'))
      await checked(page)
      for (const [name, typed] of [['firstName', 'Nina'], ['lastName', 'Neu'], ['email', email], ['password', 'kurz']] as const)
        await main.locator(`[name=${name}]`).fill(typed)
      await press('account.register')
      await expect(main.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true')
      await main.locator('[name=password]').fill(OLD)
      await press('account.register')
      await page.waitForURL((url) => url.pathname.startsWith(pathIn(locale, '/my-account/')))
      await opened(page, pathIn(locale, '/my-account/overview'))
      await expect(main).toContainText(words('email_verification.unverified', { email }))
      await opened(page, await findInMail(request, email, /((?:\/\w\w)?\/confirm-email\/[\w-]+)/))
      await expect(heading(page)).toHaveText(words('email_verification.confirm_title'))
      await checked(page)
      await main.locator('[name=password]').fill(NEW)
      await press('email_verification.confirm')
      await expect(statusMessage(page, 'email_verification.confirmed')).toBeVisible()
      await expect(heading(page)).toHaveText(words('account.hello', { name: 'Nina Neu' }))
      await expect(main.getByRole('button', { name: words('email_verification.send_again') })).toHaveCount(0)
      await checked(page)
      await page.context().clearCookies()
      await signIn(page, email, NEW)
      await opened(page, pathIn(locale, '/my-account/addresses'))
      await expect(heading(page)).toHaveText(words('account.addresses'))
    })

    test('AS-LOGIN-01 L1 a link by mail signs in without a password, once', async ({ page, request, expects }) => {
      expects(refused(410))
      const email = await customer(request, 'linked')
      await opened(page, pathIn(locale, '/login'))
      await page.locator('main [name=email]').fill(email)
      await page.locator('main').getByRole('button', { name: words('sign_in_link.request') }).click()
      await expect(heading(page)).toHaveText(words('sign_in_link.sent_title'))
      await checked(page)
      const link = await findInMail(request, email, /((?:\/\w\w)?\/authenticate\?hash=[\w-]+)/)
      // A scanner opens the link first, and uses nothing up.
      for (let look = 0; look < TRIES.linkReads; look += 1)
        expect((await request.fetch(link, { method: look % 2 === 0 ? 'GET' : 'HEAD' })).status()).toBe(200)
      await opened(page, link)
      const press = page.locator('main').getByRole('button', { name: words('account.sign_in'), exact: true })
      if (!javaScriptEnabled) await press.click()
      await page.waitForURL((url) => !url.pathname.endsWith('/authenticate') || (!javaScriptEnabled && !url.searchParams.has('hash')))
      await opened(page, pathIn(locale, '/my-account/addresses'))
      await expect(heading(page)).toHaveText(words('account.addresses'))
      await page.context().clearCookies()
      await opened(page, link)
      await expect(heading(page)).toHaveText(words('password.link_expired_title'))
    })

    test('an address is added, changed, made the default, and removed', async ({ page, request, expects }) => {
      expects(refused(422))
      await signIn(page, await customer(request, 'moving'), OLD)
      const main = page.locator('main')
      const typed = async (fields: Readonly<Record<string, string>>): Promise<void> => {
        for (const [name, text] of Object.entries(fields)) await main.locator(`[name=billing${name}]`).fill(text)
        await main.getByRole('button', { name: words('account.address_save') }).click()
      }
      await opened(page, pathIn(locale, '/my-account/addresses'))
      await main.getByRole('link', { name: words('account.address_add') }).click()
      await expect(heading(page)).toHaveText(words('account.address_new'))
      await settled(page)
      await typed({ Street: '', City: 'Zürich' })
      await expect(main.locator('[name=billingStreet]')).toHaveAttribute('aria-invalid', 'true')
      await expect(main.locator('[name=billingCity]')).toHaveValue('Zürich')
      await checked(page)
      await typed({ Street: 'Bahnhofstrasse', StreetNumber: '1', Postcode: '8001' })
      await expect(statusMessage(page, 'account.address_done_added')).toBeVisible()
      await settled(page)
      await main.getByRole('link', { name: words('account.address_add') }).click()
      await expect(heading(page)).toHaveText(words('account.address_new'))
      await settled(page)
      await typed({ Street: 'Bundesplatz', StreetNumber: '3', Postcode: '3003', City: 'Bern' })
      await expect(statusMessage(page, 'account.address_done_added')).toBeVisible()
      await settled(page)
      const entry = (street: string) => main.locator('li').filter({ hasText: street })
      await entry('Bahnhofstrasse').getByRole('link', { name: words('account.address_change') }).click()
      await expect(heading(page)).toHaveText(words('account.address_edit'))
      await settled(page)
      await typed({ StreetNumber: '12' })
      await expect(entry('Bahnhofstrasse 12')).toBeVisible()
      await settled(page)
      await entry('Bundesplatz').getByRole('button', { name: words('account.address_choose') }).click()
      await expect(entry('Bundesplatz')).toContainText(words('account.default_address'))
      await settled(page)
      await entry('Bahnhofstrasse').getByRole('link', { name: words('account.address_remove') }).click()
      await expect(main).toContainText(words('account.address_remove_ask'))
      await checked(page)
      await main.getByRole('button', { name: words('account.address_remove') }).click()
      await expect(entry('Bahnhofstrasse')).toHaveCount(0)
      await expect(entry('Bundesplatz')).toBeVisible()
    })

    test('AS-REMIND-03 AS-REMIND-05 a reminder is set from an order, changed, paused and leads to a reorder', async ({
      page, expects,
    }) => {
      expects(refused(422))
      const data = { email: 'anna@example.ch', password: 'demo-linse-7' }
      expect((await page.context().request.post('/api/session', { data, headers: FROM_HERE })).ok()).toBe(true)
      const main = page.locator('main')
      await opened(page, pathIn(locale, '/my-account/history'))
      const remind = main.getByRole('link', { name: words('reminder.remind') }).nth(index)
      const number = /\S+$/.exec((await remind.textContent() ?? '').trim())?.[0] ?? ''
      await remind.click()
      await expect(heading(page)).toHaveText(words('reminder.set_title'))
      await settled(page)
      await main.locator('[name=day]').fill('2020-01-01')
      await main.getByRole('button', { name: words('reminder.set'), exact: true }).click()
      await expect(main.locator('[name=day]')).toHaveAttribute('aria-invalid', 'true')
      await checked(page)
      const inAWeek = zurichTime(new Date(Date.now() + 7 * 24 * 3_600_000)).day
      await main.locator('[name=day]').fill(inAWeek)
      await main.getByRole('button', { name: words('reminder.set'), exact: true }).click()
      await expect(statusMessage(page, 'reminder.saved')).toBeVisible()
      await settled(page)
      await checked(page)
      const entry = main.locator('li').filter({ has: page.getByRole('heading', { level: 2 }) }).filter({ hasText: number })
      await expect(entry).toContainText(words('reminder.state_waiting'))
      const calendar = await page.context().request.get(await entry.getByRole('link', { name: words('reminder.calendar') })
        .getAttribute('href') ?? '')
      expect(await calendar.text()).toContain(inAWeek.replaceAll('-', ''))
      await entry.getByRole('button', { name: words('reminder.pause') }).click()
      await expect(entry).toContainText(words('reminder.state_paused'))
      await settled(page)
      await entry.getByRole('link', { name: number }).first().click()
      await expect(heading(page)).toContainText(number)
      await settled(page)
      await main.getByRole('button', { name: words('reorder.submit') }).first().click()
      await page.waitForURL(/\/checkout\//)
      await opened(page, pathIn(locale, '/my-account/reminders'))
      await entry.getByRole('button', { name: words('reminder.delete') }).click()
      await expect(entry).toHaveCount(0)
    })
  })
