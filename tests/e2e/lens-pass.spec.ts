import { expect, type Page } from '@playwright/test'
import { pathIn, WORDS, type Locale } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { refused, test } from './support/journey.ts'
import { findByTitle } from './support/shop-api.ts'

const PASSWORD = 'sehr7gute-sicht'
const HERE = { 'sec-fetch-site': 'same-origin' }

/** A new customer each time: the lens profile belongs to this test. */
const signUp = async (page: Page, name: string): Promise<void> => {
  const { request } = page.context()
  const email = `pass-${name}-${Date.now()}@example.ch`
  const data = { email, password: PASSWORD, first_name: 'Anna', last_name: 'Keller', cart_token: null }
  expect((await request.post('/api/customers', { data, headers: HERE })).ok()).toBe(true)
  expect((await request.post('/api/session', { data: { email, password: PASSWORD }, headers: HERE })).status()).toBe(200)
}

const accessible = async (page: Page): Promise<void> => { expect(await barriers(page)).toEqual([]) }

const CASES = [
  { locale: 'de', width: 375, javaScriptEnabled: false },
  { locale: 'fr', width: 1280, javaScriptEnabled: true },
] as const satisfies readonly { locale: Locale; width: number; javaScriptEnabled: boolean }[]

for (const { locale, width, javaScriptEnabled } of CASES)
  test.describe(`in ${locale} at ${width} pixels, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled })
    const words = WORDS[locale]
    const settled = async (page: Page): Promise<void> => { if (javaScriptEnabled) await waitUntilInteractive(page) }

    test('values are saved, changed, ordered at one press and deleted', async ({ page, request, expects }) => {
      expects(refused(422))
      const { product_id: productId } = await findByTitle(request, 'Biofinity')
      await signUp(page, locale)
      const main = page.locator('main')
      await page.goto(pathIn(locale, '/my-account/lens-pass'))
      await settled(page)
      await expect(main.getByText(words('lens_pass.none'))).toBeVisible()
      const here = page.locator('nav [aria-current=page]').filter({ hasText: words('lens_pass.title') })
      await expect(here, 'the fifth of a phone\'s places').toBeInViewport({ ratio: 1 })
      // As the page of a product passes them on.
      await page.goto(pathIn(locale, `/my-account/lens-pass/values?product=${productId}&r_sphere=-2.25&l_sphere=-2.75`))
      await settled(page)
      if (javaScriptEnabled) await accessible(page)
      await page.locator('[name=wearer]').fill('')
      const save = page.getByRole('button', { name: words('lens_pass.save') })
      await save.click()
      await expect(main.getByText(words('validation.this_field_is_required')).first()).toBeVisible()
      await page.locator('[name=wearer]').fill('Anna')
      await expect(page.locator('[name=r_sphere]')).toHaveValue('-2.25')
      await save.click()
      await expect(page.getByRole('status').filter({ hasText: words('lens_pass.saved') })).toBeVisible()
      await settled(page)
      await main.getByRole('link', { name: words('lens_pass.correct') }).first().click()
      await page.locator('[name=l_sphere]').fill('-3,00')
      await save.click()
      await expect(main.locator('dd').filter({ hasText: '-3.00' })).toHaveCount(1)
      await settled(page)
      if (javaScriptEnabled) await accessible(page)
      await main.getByRole('button', { name: words('lens_pass.order') }).click()
      await page.waitForURL(/\/cart$/)
      await expect(main).toContainText('-2.25')
      await expect(main).toContainText('-3.00')
      await page.goto(pathIn(locale, '/my-account/lens-pass'))
      await settled(page)
      await main.locator('summary').last().click()
      await main.getByRole('button', { name: words('lens_pass.delete_wearer'), exact: true }).click()
      await expect(main.getByText(words('lens_pass.none'))).toBeVisible()
    })
  })

test.describe('on a product page', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  const words = WORDS.fr

  test('the lens profile fills in the form, and names values that this lens is not made in', async ({ page, request }) => {
    const { product_id: productId } = await findByTitle(request, 'Biofinity')
    await signUp(page, 'offer')
    const values = { sphere: -2.25, cylinder: -0.75, axis: 180 }
    const data = {
      wearer: 'Béa', written_on: '2026-01-01', source: 'typed', product_id: null, right_eye: values, left_eye: { sphere: -2.5 },
    }
    expect((await page.context().request.post('/api/customers/me/lens-pass/values', { data, headers: HERE })).status()).toBe(201)
    const requested: string[] = []
    page.on('request', (one) => { requested.push(new URL(one.url()).pathname) })
    await page.goto(pathIn('fr', `/p/${productId}`))
    const offer = page.getByRole('group', { name: words('lens_pass.title') })
    const open = offer.getByRole('button', { name: words('lens_pass.offer') })
    await expect(open).toBeVisible()
    expect(requested.filter((path) => path.endsWith('/lens-pass')), 'before anybody wants it').toEqual([])
    await open.click()
    await accessible(page)
    await offer.getByRole('button', { name: /Béa/ }).click()
    await expect(page.locator('[name=r_sphere]')).toHaveValue('-2.25')
    await expect(page.locator('[name=l_sphere]')).toHaveValue('-2.50')
    await expect(offer.getByRole('status')).toContainText('-0.75')
    await expect(offer.getByRole('status')).toContainText(words('lens_pass.offer_unused'))
    await accessible(page)
  })

  test('a guest is offered nothing, and nothing is requested for it', async ({ page, request }) => {
    const { product_id: productId } = await findByTitle(request, 'Biofinity')
    const requested: string[] = []
    page.on('request', (one) => { requested.push(new URL(one.url()).pathname) })
    await page.goto(pathIn('fr', `/p/${productId}`), { waitUntil: 'networkidle' })
    await waitUntilInteractive(page)
    expect(requested.filter((path) => /PassOffer|lens-pass/.test(path))).toEqual([])
    await expect(page.getByRole('group', { name: words('lens_pass.title') })).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 900 }, bypassCSP: true })

  test('the account navigation scrolls to the current link on each page', async ({ page }) => {
    await signUp(page, 'places')
    await page.goto('/my-account/overview')
    await waitUntilInteractive(page)
    // As in a browser without this property.
    await page.addStyleTag({ content: '* { scroll-initial-target: none !important }' })
    const places = page.getByRole('navigation', { name: WORDS.de('account.navigation') })
    // A press that does not scroll.
    await places.locator('a[href$="/addresses"]').evaluate((link: HTMLAnchorElement) => { link.click() })
    await page.waitForURL(/addresses$/)
    await expect(places.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  })
})
