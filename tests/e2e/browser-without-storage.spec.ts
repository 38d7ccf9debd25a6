import { expect } from '@playwright/test'
import { pathIn, WORDS } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { openBadLine, type BadLine } from './support/slow-connection.ts'
import { test } from './support/journey.ts'
import { addToCart, chooseEye, chooseShipping, findProduct, fillAddress, setEmail, order, readThankYou } from './support/purchase.ts'
import { findByTitle } from './support/shop-api.ts'

test.describe('a browser without cookies', () => {
  let line: BadLine
  test.beforeAll(async ({ baseURL }) => {
    line = await openBadLine(Number(new URL(baseURL ?? '').port), { refusesCookies: true })
  })
  test.afterAll(() => { line.close() })

  for (const [locale, javaScriptEnabled] of [['fr', true], ['it', false]] as const)
    test(`N8 shows that the cart needs cookies, in ${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      browser, request,
    }) => {
      const words = WORDS[locale]
      const context = await browser.newContext({ baseURL: line.url, javaScriptEnabled, storageState: { cookies: [], origins: [] } })
      await context.addInitScript(() => {
        Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
      })
      const { product_id, slugs } = await findByTitle(request, 'Biofinity')
      const page = await context.newPage()
      await page.goto(pathIn(locale, `/p/${product_id}/${slugs[locale]}`))
      if (javaScriptEnabled) await waitUntilInteractive(page)
      await chooseEye(page, words, 'left', { sphere: '-3.00' })
      await addToCart(page, words)
      if (javaScriptEnabled) await expect(page.getByRole('alert')).toContainText(words('error.nothing_stored'))
      else {
        await page.waitForURL(/\/cart/)
        // The text alone would omit the noscript content.
        await expect(page.getByRole('main')).toContainText(words('checkout.cookies_needed'), { useInnerText: true })
      }
      await context.close()
    })
})

const STORAGES = {
  closed: () => {
    const refuse = (): never => { throw new DOMException('Access is denied', 'SecurityError') }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get: refuse })
  },
  full: () => {
    Storage.prototype.setItem = () => { throw new DOMException('The quota has been exceeded', 'QuotaExceededError') }
    IDBFactory.prototype.open = () => { throw new DOMException('The quota has been exceeded', 'QuotaExceededError') }
  },
} as const

for (const [state, spoil] of Object.entries(STORAGES))
  test(`N8 a purchase works where the browser’s storage is ${state}`, async ({ context }) => {
    const words = WORDS.de
    await context.addInitScript(spoil)
    const page = await context.newPage()
    await page.goto('/')
    await findProduct(page, words, 'Biofinity')
    await chooseEye(page, words, 'left', { sphere: '-3.00' })
    await addToCart(page, words)
    await page.getByRole('link', { name: words('cart.to_checkout') }).first().click()
    await page.waitForURL(/\/checkout\/customer/)
    await setEmail(page, words, `storage.${state}@example.ch`)
    await fillAddress(page, words)
    await chooseShipping(page, words)
    await order(page, words, 'twint')
    await page.locator('button[value=paid]').click()
    await readThankYou(page, words)
  })
