import { expect, type Locator, type Page } from '@playwright/test'
import { pathIn, WORDS } from './support/addresses.ts'
import { openAuthEmulator, PROJECT, type AuthEmulator } from './support/auth-emulator.ts'
import { waitUntilHydrated } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { FAILED, refused, test } from './support/journey.ts'
import { openOwnShop, type OwnShop } from './support/own-shop.ts'
import { cartWithLens } from './support/shop-api.ts'
import { standInForGoogle } from './support/fake-gapi.ts'
import { screens } from './support/screens.ts'

const PORTS = { shop: 4196, emulator: 4197 } as const

/** Decoration requests of the emulator's page, which are blocked, and Firebase's messages of an empty frame. */
const OF_OTHERS = [
  /^error: Failed to load resource: net::ERR_FAILED \(https:\/\/(?:fonts\.googleapis\.com|unpkg\.com)\//,
  /^thrown: FirebaseError: Firebase: Error \(auth\/internal-error\)/,
]

type Person = { readonly email: string; readonly name: string }

// One shop and one emulator for all of them; both take a while to open.
test.describe.configure({ mode: 'default' })
let [shop, emulator]: [OwnShop | undefined, AuthEmulator | undefined] = [undefined, undefined]

test.beforeAll(async () => {
  test.setTimeout(420_000)
  emulator = await openAuthEmulator(PORTS.emulator)
  shop = await openOwnShop(PORTS.shop, {
    FIREBASE_PROJECT_ID: PROJECT, FIREBASE_API_KEY: 'demo-key', FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
    FIREBASE_EMULATOR: `http://localhost:${PORTS.emulator}`,
  })
})
test.afterAll(async () => {
  await shop?.close()
  await emulator?.close()
})
// Requests may still be pending after an immediate sign-out.
test.use({ borne: [[...OF_OTHERS, refused(401)], { scope: 'test' }] })
test.beforeEach(async ({ context }) => {
  await emulator?.deleteUsers()
  await standInForGoogle(context)
})

/** The actions at Google, in a pop-up or on its page: on the first use an identity is chosen. */
const chooseAccount = async (google: Page, { email, name }: Person): Promise<void> => {
  const knownAccount = google.locator('.js-reuse-account', { hasText: email })
  await google.locator('.js-new-account').waitFor()
  if ((await knownAccount.count()) > 0) return knownAccount.click()
  await google.locator('.js-new-account').click()
  await google.locator('#email-input').fill(email)
  await google.locator('#display-name-input').fill(name)
  await google.locator('#sign-in').click()
}

const at = (path: string): string => `${shop?.url ?? ''}${path}`

for (const { locale, width } of screens('desktop'))
  test.describe(`sign-in by a provider (${locale}, ${width} px)`, () => {
    const owner = locale === 'de' ? 'anna' : 'bruno'
    const words = WORDS[locale]
    const google = words('social.sign_in', { provider: 'Google' })
    const here = pathIn(locale, '/c/lens')
    const modal = (page: Page, id = 'account.sign_in_title') => page.getByRole('dialog', { name: words(id), exact: true })
    const notifications = (page: Page) => page.getByRole('region', { name: words('shell.notifications') })
    const greeted = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name: words('shell.greeting', { name }) })
    const guest = (page: Page) => page.getByRole('banner').getByRole('link', { name: words('shell.login'), exact: true })
    const openModal = async (page: Page): Promise<void> => {
      await page.goto(at(`${here}?auth_modal=login`))
      await expect(modal(page).getByRole('button', { name: google })).toBeVisible()
    }
    const byWindow = async (page: Page, person: Person): Promise<void> => {
      const opened = page.waitForEvent('popup')
      await page.getByRole('button', { name: google }).click()
      await chooseAccount(await opened, person)
    }
    const signOut = async (page: Page): Promise<void> => {
      await page.goto(at(pathIn(locale, '/my-account/overview')))
      await page.getByRole('button', { name: words('account.sign_out') }).click()
      await page.waitForURL((url) => url.pathname === pathIn(locale, '/'))
      await expect(guest(page)).toHaveCount(1)
    }
    /** A browser that blocks pop-ups. */
    const withoutWindows = (page: Page): Promise<unknown> => page.addInitScript(() => { window.open = () => null })
    test.use({ viewport: { width, height: 900 } })

    test('AS-IDP-01 AS-IDP-02 AS-AUTH-02 AS-AUTH-04 AS-LOGIN-03 S10 creates an account, and opens the same one again', async ({
      page,
    }) => {
      const nora = { email: `nora-${locale}@example.ch`, name: 'Nora Neuhaus' }
      await openModal(page)
      for (const provider of ['Google', 'Apple', 'Facebook'])
        await expect(modal(page).getByRole('button', { name: words('social.sign_in', { provider }) })).toBeVisible()
      expect(await barriers(page, { part: 'dialog[open]' })).toEqual([])
      await byWindow(page, nora)
      await expect(notifications(page)).toContainText(words('shop.user.sign_in_success'))
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(greeted(page, 'Neuhaus')).toHaveCount(1)
      await page.goto(at(pathIn(locale, '/my-account/profile')))
      await expect(page.locator('[name=firstName]')).toHaveValue('Nora')
      await expect(page.getByRole('main')).toContainText(nora.email)
      await signOut(page)
      await page.goto(at(pathIn(locale, '/login')))
      await byWindow(page, nora)
      await page.waitForURL((url) => url.pathname.startsWith(pathIn(locale, '/my-account')))
      await expect(greeted(page, 'Neuhaus')).toHaveCount(1)
    })

    test('S10 G9 links the account with that verified address, notifies its owner, and can be unlinked, at Firebase too', async ({
      page, request,
    }) => {
      await openModal(page)
      await byWindow(page, { email: `${owner}@example.ch`, name: 'Somebody Else' })
      await expect(notifications(page)).toContainText(words('shop.user.sign_in_success'))
      await page.goto(at(pathIn(locale, '/my-account/password')))
      const linked = page.getByRole('listitem').filter({ hasText: 'Google' })
      await expect(linked.getByRole('button')).toContainText(words('social.unlink'))
      expect(await barriers(page)).toEqual([])
      await expect.poll(async () => (await request.get(at('/dev/mail'))).text())
        .toContain(words('mail.identity_linked_subject', { brand: 'Iris' }))
      expect(await emulator?.knows(`${owner}@example.ch`)).toBe(true)
      await linked.getByRole('button').click()
      await expect(linked.getByRole('button')).toContainText(words('social.link'))
      await expect.poll(() => emulator?.knows(`${owner}@example.ch`), { timeout: 60_000 }).toBe(false)
      await signOut(page)
    })

    test('AS-AUTH-05 AS-ERRCAT-04 S10 does not link an unverified address: the registration form, prefilled, with the reason', async ({
      page, request, expects,
    }) => {
      expects(refused(409))
      const mia = { email: `mia-${locale}@example.ch`, name: 'Mia Meier' }
      const account = { email: mia.email, password: 'sehr7gute-sicht', first_name: 'Other', last_name: 'Person' }
      expect((await request.post(at('/api/customers'), { data: account })).ok()).toBe(true)
      await openModal(page)
      await byWindow(page, mia)
      const form = modal(page, 'account.register_title')
      await expect(form.getByRole('alert')).toHaveText(words('error.sign_in_first'))
      for (const [name, typed] of [['firstName', 'Mia'], ['lastName', 'Meier'], ['email', mia.email]] as const)
        await expect(form.locator(`[name=${name}]`)).toHaveValue(typed)
      await expect(form.getByRole('button', { name: google })).toHaveCount(0)
      expect((await page.request.get(at('/api/customers/me'))).status()).toBe(401)
      await form.locator('[name=email]').fill(`another-${mia.email}`)
      await form.locator('[name=password]').fill(account.password)
      await form.getByRole('button', { name: words('account.register'), exact: true }).click()
      await expect(notifications(page)).toContainText(words('shop.user.sign_up_success'))
      await expect(greeted(page, 'Meier')).toHaveCount(1)
    })

    // Behaviour that is the same in every language is tested in one.
    if (locale === 'fr') test('I15 AS-IDP-02 changes nothing if the pop-up is closed, and reports an unreachable provider', async ({
      page, context, expects,
    }) => {
      expects(FAILED)
      const cart = (await (await page.request.post(at('/api/carts'), { data: {} })).json() as { readonly token_value: string }).token_value
      await context.addCookies([{ name: 'cart_id', value: cart, url: shop?.url ?? '' }])
      const readStored = async () => (await context.cookies()).find(({ name }) => name === 'cart_id')?.value
      await openModal(page)
      const opened = page.waitForEvent('popup')
      const button = modal(page).getByRole('button', { name: google })
      await button.click()
      await (await opened).close()
      await expect(button).not.toHaveAttribute('aria-busy', 'true')
      await expect(modal(page)).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(notifications(page)).toHaveText('')
      expect(await readStored()).toBe(cart)
      await context.route('**/accounts:signInWithIdp*', (route) => route.abort())
      await byWindow(page, { email: `down-${locale}@example.ch`, name: 'Doris Down' })
      await expect(modal(page).getByRole('alert')).toHaveText(words('error.service_unavailable'))
      for (const name of ['email', 'password']) await expect(modal(page).locator(`[name=${name}]`)).toBeEditable()
      expect(await readStored()).toBe(cart)
      expect((await page.request.get(at('/api/customers/me'))).status()).toBe(401)
    })

    test('I15 AS-IDP-02 AS-AUTH-04 uses the provider’s page if pop-ups are blocked, and returns signed in', async ({ page }) => {
      await withoutWindows(page)
      await openModal(page)
      await page.getByRole('button', { name: google }).click()
      await page.waitForURL(/emulator\/auth\/handler/)
      await chooseAccount(page, { email: `rita-${locale}@example.ch`, name: 'Rita Rück' })
      await page.waitForURL((url) => url.pathname === here)
      await expect(notifications(page)).toContainText(words('shop.user.sign_in_success'))
      await expect(greeted(page, 'Rück')).toHaveCount(1)
      await signOut(page)
    })

    if (locale === 'de') test('AS-AUTH-07 AS-AUTH-08 signs out, and explains why, a user that the shop rejects on return', async ({
      page, request, expects,
    }) => {
      expects(refused(409))
      const uma = { email: `uma-${locale}@example.ch`, password: 'sehr7gute-sicht', first_name: 'Uma', last_name: 'Unproven' }
      expect((await request.post(at('/api/customers'), { data: uma })).ok()).toBe(true)
      await withoutWindows(page)
      await openModal(page)
      await page.getByRole('button', { name: google }).click()
      await page.waitForURL(/emulator\/auth\/handler/)
      await chooseAccount(page, { email: uma.email, name: 'Uma Unproven' })
      await page.waitForURL((url) => url.pathname === here)
      await expect(notifications(page)).toContainText(words('error.sign_in_first'))
      await expect(guest(page)).toHaveCount(1)
    })

    if (locale === 'de') test('AS-AUTH-05 AS-AUTH-06 offers registration on the same page to a user that the shop rejects', async ({
      page, request, context, expects,
    }) => {
      expects(refused(409))
      const ida = { email: 'ida@example.ch', password: 'sehr7gute-sicht', first_name: 'Other', last_name: 'Person' }
      expect((await request.post(at('/api/customers'), { data: ida })).ok()).toBe(true)
      await withoutWindows(page)
      const leaves = async (): Promise<void> => {
        await page.getByRole('button', { name: google }).click()
        await page.waitForURL(/emulator\/auth\/handler/)
        await chooseAccount(page, { email: ida.email, name: 'Ida Imhof' })
      }
      const isFilled = async (form: Locator): Promise<void> => {
        await expect(form.getByRole('alert')).toHaveText(words('error.sign_in_first'))
        for (const [name, typed] of [['firstName', 'Ida'], ['lastName', 'Imhof'], ['email', ida.email]] as const)
          await expect(form.locator(`[name=${name}]`)).toHaveValue(typed)
      }
      await page.goto(at(pathIn(locale, '/login')))
      await leaves()
      await page.waitForURL((url) => url.pathname === pathIn(locale, '/register'))
      await isFilled(page.getByRole('main'))

      // A guest's cart: `request` is signed in as the registered user.
      const { token_value } = await cartWithLens(page.request, shop?.url)
      await context.addCookies([{ name: 'cart_id', value: token_value, url: shop?.url ?? '' }])
      await page.goto(at(pathIn(locale, '/checkout/customer')))
      await waitUntilHydrated(page)
      await page.getByRole('banner').getByRole('link').first().click()
      await page.waitForURL((url) => url.pathname === pathIn(locale, '/'))
      await guest(page).click()
      await expect(modal(page)).toBeVisible()
      await page.goBack()
      await page.waitForURL((url) => url.pathname === pathIn(locale, '/checkout/customer'))
      await leaves()
      await page.waitForURL((url) => url.pathname === pathIn(locale, '/checkout/customer'))
      await isFilled(modal(page, 'account.register_title'))
    })
  })
