import { expect, type Locator, type Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { refused, test } from './support/journey.ts'
import { findByTitle, LEFT_LENS, type WireCart } from './support/shop-api.ts'
import { wordsOf } from './support/shop-texts.ts'

/** Account §2.6, from the first to the last. */
const PARTS = [
  'unfinished work', 'staff', 'logging in', 'top bar', 'header', 'promotion', 'page', 'bar at the foot', 'cart', 'login modal', 'modal',
  'notifications', 'menu', 'category menu', 'footer',
] as const
type Part = (typeof PARTS)[number]

/** Parts are recognised by name; those that were closed are removed. */
const name = (part: Part, locator: Locator): Promise<void> =>
  locator.evaluate((element, called) => { element.setAttribute('data-part', called) }, part)

const order = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...document.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part') ?? ''))

/** Has the gift's product, or the bottom bar of a phone; no brand has both. */
const BRANDS = [
  { brand: 'mrlens', tone: 'informal', lacks: ['modal'] },
  { brand: 'lensvision', tone: 'formal', lacks: ['bar at the foot'] },
] as const satisfies readonly { readonly lacks: readonly Part[]; readonly [key: string]: unknown }[]

for (const { brand, tone, lacks } of BRANDS)
  test.describe(`a page of ${brand} on a phone`, () => {
    test.use({ viewport: { width: 375, height: 800 } })
    const shop = `http://${brand}.localhost:4180`
    const words = wordsOf('de', tone)
    const header = (page: Page, id: string) => page.getByRole('banner').getByRole('link', { name: words(id) })
    const dialog = (page: Page, id: string) => page.getByRole('dialog', { name: words(id), exact: true })

    const cartOn = async (page: Page, productId: number): Promise<string> =>
      page.evaluate(async (product) => {
        const ask = async (path: string, body: object): Promise<WireCart> => {
          const response = await fetch(
            path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
          )
          return await response.json() as WireCart
        }
        const { token_value } = await ask('/api/carts', {})
        await ask(`/api/carts/${token_value}/items`, { items: [{ product, quantity: 1 }] })
        return token_value
      }, { product_id: productId, option: LEFT_LENS })

    test('AS-LAYOUT-03 has its sections in the same order, whenever each is loaded', async ({ page, request, expects }) => {
      expects(refused(422), /^warning: A login link was not exchanged ProofExpired/)
      await page.goto(`${shop}/terms`)
      const { product_id } = await findByTitle(request, 'Biofinity')
      await page.context().addCookies([
        { name: 'vsf-consent', value: 'necessary', url: shop },
        { name: 'vsf-referer', value: encodeURIComponent(`https://backoffice.${brand}.example/desk`), url: shop },
        { name: 'cart_id', value: await cartOn(page, product_id), url: shop },
      ])
      const release = await holdRequests(page, '**/email-links/check*')
      await page.goto(`${shop}/c/lens?mode=wip&hash=${'x'.repeat(43)}`)
      const over = page.locator('dialog[aria-busy]')
      await expect(over).toBeVisible()
      await name('logging in', over)
      await name('unfinished work', page.locator('[data-banner=wip]'))
      await name('top bar', page.locator('header a[href^="tel:"]').first())
      await name('header', page.locator('header img').first())
      await name('promotion', page.locator(`aside[aria-label="${words('shell.promotion')}"]`))
      await name('page', page.locator('#main'))
      await name('footer', page.locator('footer'))
      const initialOrder = await order(page)
      expect(initialOrder).toEqual(PARTS.filter((part) => initialOrder.includes(part)))
      release()
      await expect(over).toHaveCount(0)

      await page.goto(`${shop}/c/lens?mode=wip`)
      await waitUntilInteractive(page)
      await name('unfinished work', page.locator('[data-banner=wip]'))
      await name('staff', page.locator('[data-banner=staff]'))
      await name('top bar', page.locator('header a[href^="tel:"]').first())
      await name('header', page.locator('header img').first())
      await name('promotion', page.locator(`aside[aria-label="${words('shell.promotion')}"]`))
      await name('page', page.locator('#main'))
      await name('footer', page.locator('footer'))
      if (brand === 'mrlens') await name('bar at the foot', page.getByRole('navigation', { name: words('shell.foot') }))

      await page.getByRole('button', { name: words('shell.menu'), exact: true }).first().click()
      await name('menu', dialog(page, 'shell.menu'))
      await dialog(page, 'shell.menu').locator('nav button').first().click()
      await name('category menu', page.getByRole('dialog').last())
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await header(page, 'cart.title').click()
      await name('cart', dialog(page, 'cart.title'))
      if (brand === 'lensvision') {
        await dialog(page, 'cart.title').locator('button[value="declineTrials"]').click()
        await name('modal', dialog(page, 'cart.gift_title'))
        await page.keyboard.press('Escape')
      }
      await page.keyboard.press('Escape')
      await header(page, 'shell.login').click()
      await name('login modal', dialog(page, 'account.sign_in_title'))
      const without = (...missing: readonly Part[]): readonly Part[] =>
        PARTS.filter((part) => ![...lacks, ...missing].some((lacking) => lacking === part))
      // Announcements are rendered into the open dialog, where they can be heard.
      await expect.poll(() => order(page)).toEqual(without('logging in', 'notifications'))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await name('notifications', page.getByRole('region', { name: words('shell.notifications') }))
      await expect.poll(() => order(page)).toEqual(without('logging in', 'login modal'))
    })
  })
