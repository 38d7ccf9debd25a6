import { expect, type Page } from '@playwright/test'
import { pathIn, WORDS } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { FAILED, test } from './support/journey.ts'
import { wordsOf } from './support/shop-texts.ts'

test('AS-LAYOUT-13 AS-LAYOUT-20 the wishlist of a guest opens in a sidebar with all saved products, until they are removed', async ({
  page,
}) => {
  const words = WORDS.fr
  await page.goto(pathIn('fr', '/c/lens'))
  await waitUntilInteractive(page)
  const card = page.getByRole('main').getByRole('article').first()
  const title = await card.getByRole('heading').innerText()
  const heart = page.getByRole('button', { name: words('shell.add_to_wishlist', { title }), exact: true })
  await card.getByRole('button', { name: words('shell.add_to_wishlist', { title }), exact: true }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(new URL(page.url()).pathname).toBe(pathIn('fr', '/c/lens'))

  const entry = page.getByRole('navigation', { name: words('shell.navigation') }).getByRole('button', { name: words('shell.wishlist') })
  await expect(entry).toContainText('(1)')
  await entry.click()
  const side = page.getByRole('dialog', { name: words('shell.wishlist') })
  await expect(side.getByRole('listitem')).toHaveCount(1)
  await expect(side).toContainText('CHF')
  expect(await barriers(page, { part: 'dialog[open]' })).toEqual([])
  // An item removed by mistake is still listed to be added again.
  await side.getByRole('button', { name: words('shell.add_to_wishlist', { title }) }).click()
  await side.getByRole('button', { name: words('shell.add_to_wishlist', { title }) }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(entry).toBeFocused()

  // Another page of the same device, and another day.
  const second = await page.context().newPage()
  await second.goto('/c/lens')
  await waitUntilInteractive(second)
  const same = second.getByRole('main').getByRole('article').filter({ hasText: title }).first().getByRole('button')
  await expect(same).toHaveAttribute('aria-pressed', 'true')
  await same.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(entry).not.toContainText('(1)')
  await entry.click()
  await expect(side).toContainText(words('wishlist.empty'))
  await side.getByRole('link', { name: words('wishlist.to_lenses') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a wishlist shows a message if its products cannot be loaded, and loads them on retry', async ({ page, expects }) => {
  expects(FAILED)
  const words = WORDS.de
  await page.goto('/')
  await waitUntilInteractive(page)
  await page.getByRole('main').getByRole('button', { name: /merken$/ }).first().click()
  await page.route(/\/api\/product-cache/, (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 })
  await page.getByRole('button', { name: words('shell.wishlist') }).click()
  const side = page.getByRole('dialog', { name: words('shell.wishlist') })
  await expect(side.getByRole('alert')).toContainText(words('wishlist.not_loaded'))
  await side.getByRole('button', { name: words('wishlist.retry') }).click()
  await expect(side.getByRole('listitem')).toHaveCount(1)
})

test('a wishlist is emptied with all other browser data on sign-out', async ({ page }) => {
  const words = WORDS.it
  const data = { email: 'wishes@example.ch', password: 'sehr7gute-sicht', first_name: 'Nina', last_name: 'Muster' }
  const made = await page.context().request.post('/api/customers', { data, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(made.status()).toBe(201)
  await page.goto(pathIn('it', '/c/lens'))
  await waitUntilInteractive(page)
  const heart = page.getByRole('main').getByRole('article').first().locator('button[aria-pressed]')
  await heart.click()
  await page.goto(pathIn('it', '/my-account'))
  await waitUntilInteractive(page)
  const entry = page.getByRole('navigation', { name: words('shell.navigation') }).getByRole('button', { name: words('shell.wishlist') })
  await expect(entry).toContainText('(1)')
  await page.getByRole('button', { name: words('account.sign_out') }).first().click()
  await page.waitForURL((url) => url.pathname === pathIn('it', '/'))
  await page.goto(pathIn('it', '/c/lens'))
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test.describe('the bottom bar of a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })
  const words = wordsOf('de', 'informal')
  const foot = (page: Page) => page.getByRole('navigation', { name: words('shell.foot') })
  const openAt = async (page: Page, baseURL: string | undefined, brand: string, path = '/') => {
    const { port } = new URL(baseURL ?? '')
    await page.context().addCookies([{ name: 'vsf-consent', value: 'necessary', url: `http://${brand}.localhost:${port}` }])
    await page.goto(`http://${brand}.localhost:${port}${path}`)
    await waitUntilInteractive(page)
  }

  test('AS-LAYOUT-12 links to the main pages, covers nothing, and is shown on phones of the brands that enable it', async ({
    page, baseURL,
  }) => {
    await openAt(page, baseURL, 'mrlens')
    await expect(foot(page)).toBeVisible()
    expect(await barriers(page, { part: 'nav' })).toEqual([])
    for (const entry of await foot(page).getByRole('listitem').all()) {
      const box = await entry.boundingBox()
      expect(box?.width, 'as wide as a thumb').toBeGreaterThan(44)
      expect(box?.height).toBeGreaterThanOrEqual(56)
    }
    // The last line of the page can be scrolled above it.
    await expect.poll(async () => {
      await page.evaluate(() => { window.scrollTo(0, document.documentElement.scrollHeight) })
      const [bar, end] = [await foot(page).boundingBox(), await page.getByRole('contentinfo').boundingBox()]
      return (end?.y ?? 0) + (end?.height ?? 0) <= (bar?.y ?? 0)
    }).toBe(true)
    await foot(page).getByRole('button', { name: words('shell.wishlist') }).click()
    await expect(page.getByRole('dialog', { name: words('shell.wishlist') })).toBeVisible()
    await page.keyboard.press('Escape')
    await foot(page).getByRole('button', { name: words('shell.menu') }).click()
    await expect(page.getByRole('dialog', { name: words('shell.menu') })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 767, height: 740 })
    await expect(foot(page)).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 740 })
    await expect(foot(page)).toBeHidden()
    // A page with its own purchase bar has only one bar.
    await page.setViewportSize({ width: 375, height: 740 })
    await openAt(page, baseURL, 'mrlens', '/p/1097')
    await expect(page.getByRole('main').getByRole('button', { name: words('product.add_to_cart') }).last()).toBeInViewport()
    await expect(foot(page)).toBeHidden()
    await openAt(page, baseURL, 'iris')
    await expect(foot(page)).toHaveCount(0)
  })
})
