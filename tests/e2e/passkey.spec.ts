import { expect, type Page, type Request } from '@playwright/test'
import { pathIn, WORDS } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { refused, test } from './support/journey.ts'
import { screens } from './support/screens.ts'

const ANNA = { email: 'anna@example.ch', password: 'demo-linse-7' }

/** Adds a virtual authenticator that confirms every request. */
const withFinger = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    credentialCount: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** Whether the user is present; where passkeys are offered, one is used automatically. */
    isThere: (enabled: boolean) => session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

/** A request as a script of the page sends it. */
const sendRequest = (page: Page, path: string, method: string, body?: unknown): Promise<number> =>
  page.evaluate(async ([to, how, message]) => {
    const response = await fetch(to, {
      method: how, ...(message === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(message) }),
    })
    return response.status
  }, [path, method, body] as const)

/** By the API alone; the page itself would remove the customer's cart, too. */
const signOut = async (page: Page): Promise<number> => {
  const status = await sendRequest(page, '/api/session', 'DELETE')
  await page.context().clearCookies({ name: 'cart_id' })
  return status
}

for (const { locale, width } of screens('desktop'))
  test.describe(`passkeys (${locale}, ${width} px)`, () => {
    const words = WORDS[locale]
    const security = pathIn(locale, '/my-account/security')
    test.use({ viewport: { width, height: 900 } })

    test('are added, sign in from the page and the dialog, and are invalid once removed', async ({ page, expects }) => {
      expects(refused(422))
      const finger = await withFinger(page)
      expect((await page.request.post('/api/session', { data: { ...ANNA, cart_token: null } })).ok()).toBe(true)
      await page.goto(security)
      await waitUntilInteractive(page)
      const name = `${words('passkey.title')} ${width} ${test.info().retry}`
      const field = page.locator('form', { has: page.getByLabel(words('passkey.name')) })
      await field.getByLabel(words('passkey.name')).fill(name)
      await field.getByLabel(words('security.current_password')).fill('nicht7das-richtige')
      await field.getByRole('button', { name: words('passkey.add') }).click()
      await expect(field.getByText(words('error.wrong_password'))).toBeVisible()
      expect(await finger.credentialCount()).toBe(0)
      expect(await barriers(page)).toEqual([])
      await field.getByLabel(words('security.current_password')).fill(ANNA.password)
      await field.getByRole('button', { name: words('passkey.add') }).click()
      await expect(page.getByText(words('passkey.added'))).toBeVisible()
      expect(await finger.credentialCount()).toBe(1)
      const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
      await expect(entry).toContainText('localhost')
      expect(await barriers(page)).toEqual([])

      expect(await signOut(page)).toBe(200)
      const sent: Request[] = []
      page.on('request', (request) => { if (new URL(request.url()).pathname === '/api/session/passkey') sent.push(request) })
      await finger.isThere(false)
      await page.goto(`${pathIn(locale, '/login')}?redirectUrl=${encodeURIComponent(security)}`)
      await waitUntilInteractive(page)
      const button = page.getByRole('button', { name: words('passkey.sign_in') })
      await expect(button).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await finger.isThere(true)
      await button.click()
      await expect(page.getByRole('heading', { level: 1, name: words('security.title') })).toBeVisible()
      expect((await page.request.get('/api/customers/me')).status()).toBe(200)
      expect(sent).toHaveLength(1)
      expect(await sendRequest(page, '/api/session/passkey', 'POST', sent[0]?.postDataJSON())).toBe(422)

      await entry.locator('summary').click()
      await entry.getByLabel(words('security.current_password')).fill(ANNA.password)
      await entry.getByRole('button', { name: words('passkey.remove_title', { name }) }).click()
      await expect(page.getByText(words('passkey.removed'))).toBeVisible()
      expect(await signOut(page)).toBe(200)
      expect(await finger.credentialCount()).toBe(1)
      await finger.isThere(false)
      await page.goto(pathIn(locale, '/c/lens?auth_modal=login'))
      const modal = page.getByRole('dialog', { name: words('account.sign_in_title') })
      await expect(modal.getByRole('button', { name: words('passkey.sign_in') })).toBeVisible()
      await finger.isThere(true)
      await modal.getByRole('button', { name: words('passkey.sign_in') }).click()
      await expect(modal.getByText(words('error.passkey_refused'))).toBeVisible()
      expect((await page.request.get('/api/customers/me')).status()).toBe(401)
    })

    test('are offered in the e-mail field, and redirect to the intended page', async ({ page }) => {
      const finger = await withFinger(page)
      expect((await page.request.post('/api/session', { data: { ...ANNA, cart_token: null } })).ok()).toBe(true)
      await page.goto(security)
      await waitUntilInteractive(page)
      const field = page.locator('form', { has: page.getByLabel(words('passkey.name')) })
      await field.getByLabel(words('security.current_password')).fill(ANNA.password)
      await field.getByRole('button', { name: words('passkey.add') }).click()
      await expect(page.getByText(words('passkey.added'))).toBeVisible()
      expect(await finger.credentialCount()).toBe(1)
      expect(await signOut(page)).toBe(200)
      await page.goto(`${pathIn(locale, '/login')}?redirectUrl=${encodeURIComponent(security)}`)
      await expect(page.getByRole('heading', { level: 1, name: words('security.title') })).toBeVisible()
      expect((await page.request.get('/api/customers/me')).status()).toBe(200)
    })
  })
