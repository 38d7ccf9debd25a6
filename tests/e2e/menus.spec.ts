import { expect, type Locator, type Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests.ts'
import { pathIn, WORDS, type Locale } from './support/addresses.ts'
import { waitUntilMenusHydrated, waitUntilInteractive, waitUntilHydrated, waitUntilPartHydrated } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { test } from './support/journey.ts'
import { wordsOf } from './support/shop-texts.ts'

const NAMES = {
  de: { lenses: 'Kontaktlinsen', brands: 'Beliebte Marken', others: ['English', 'Français', 'Italiano'] },
  fr: { lenses: 'Lentilles de contact', brands: 'Marques appréciées', others: ['Deutsch', 'English', 'Italiano'] },
} as const

/** No script of the page arrives until the result is called. */
const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, '**/assets/*.js')

for (const locale of ['de', 'fr'] as const satisfies readonly Locale[])
  test.describe(`the mobile menus (${locale})`, () => {
    const words = WORDS[locale]
    const { lenses, brands, others } = NAMES[locale]
    test.use({ viewport: { width: 375, height: 800 } })

    const openMenu = async (page: Page) => {
      await page.goto(pathIn(locale, '/c/lenscare'))
      await waitUntilInteractive(page)
      await page.getByRole('button', { name: words('shell.menu'), exact: true }).click()
      return page.getByRole('dialog', { name: words('shell.menu'), exact: true })
    }

    test('AS-LAYOUT-15 AS-LAYOUT-17 AS-LAYOUT-19 expand a root on the right, and close when a link is followed', async ({ page }) => {
      const menu = await openMenu(page)
      await menu.getByRole('button', { name: lenses }).click()
      const below = page.getByRole('dialog', { name: lenses, exact: true })
      await expect(below.getByRole('heading', { name: brands })).toBeVisible()
      // Space for the scroll bar is reserved beside it.
      await expect.poll(() => below.locator('> div').evaluate((sheet) => {
        const { left, right } = sheet.getBoundingClientRect()
        return left > 0 && right >= window.innerWidth - 16
      }), 'at the right-hand edge').toBe(true)
      expect(await barriers(page, { part: '#menu-0' })).toEqual([])
      await below.getByRole('link', { name: 'Biofinity' }).click()
      await page.waitForURL((url) => url.pathname === pathIn(locale, '/c/lens') && url.searchParams.get('brand') === 'Biofinity')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('AS-LANG-01 AS-LANG-03 list the other languages in a sidebar, and reload this page in the selected one', async ({
      page,
    }) => {
      const menu = await openMenu(page)
      await menu.getByRole('button', { name: words('shell.language') }).click()
      const languages = page.getByRole('dialog', { name: words('shell.language'), exact: true })
      await expect(languages.getByRole('link')).toHaveText(others)
      expect(await barriers(page, { part: '#languages' })).toEqual([])
      const loaded: string[] = []
      page.on('request', (request) => { if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname) })
      await languages.getByRole('link', { name: 'Italiano' }).click()
      await page.waitForURL((url) => url.pathname === '/it/c/lenscare')
      expect(loaded).toEqual(['/it/c/lenscare'])
    })
  })

test.describe('the mobile menus', () => {
  test.use({ viewport: { width: 375, height: 800 } })
  const words = WORDS.de
  const { lenses } = NAMES.de
  const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: words('shell.menu'), exact: true })
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
  const menu = (page: Page) => dialog(page, words('shell.menu'))
  /** While a menu opens, it ignores presses. */
  const untilOpened = (one: Locator) =>
    one.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() => undefined))
  const place = (page: Page) => page.evaluate(() => [window.scrollX, window.scrollY, document.URL])

  test('H-N03 open with the first press before any script is loaded, and stay open when the page is hydrated', async ({ page }) => {
    const load = await holdScripts(page)
    await page.goto('/c/lenscare', { waitUntil: 'commit' })
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    expect(await place(page)).toEqual([0, 0, page.url()])
    expect(new URL(page.url()).hash).toBe('')
    await menu(page).getByRole('button', { name: lenses }).click()
    await expect(dialog(page, lenses)).toBeVisible()
    load()
    await waitUntilMenusHydrated(page)
    await waitUntilPartHydrated(page, '#menu')
    await expect(page.getByRole('dialog')).toHaveCount(2)
    expect(await place(page)).toEqual([0, 0, page.url()])
    expect(await barriers(page, { part: '#menu' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(menu(page).getByRole('button', { name: lenses })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

  test('AS-LAYOUT-13 AS-LAYOUT-20 open over each other, and close one by one', async ({ page }) => {
    await page.goto('/c/lenscare')
    const [below, languages] = [dialog(page, lenses), dialog(page, words('shell.language'))]
    const open = async () => Promise.all([menu(page), below, languages].map((one) => one.isVisible()))
    const close = (one: Locator) => one.getByRole('button', { name: words('shell.menu_close') }).click()
    await opener(page).click()
    await expect.poll(open).toEqual([true, false, false])
    await menu(page).getByRole('button', { name: lenses }).click()
    await expect.poll(open).toEqual([true, true, false])
    await close(below)
    await expect.poll(open).toEqual([true, false, false])
    await menu(page).getByRole('button', { name: words('shell.language') }).click()
    await expect.poll(open).toEqual([true, false, true])
    await untilOpened(languages)
    // Beside the sheet is the page, which is not pressed.
    await page.mouse.click(5, 400)
    await expect.poll(open).toEqual([true, false, false])
    await close(menu(page))
    await expect.poll(open).toEqual([false, false, false])
    expect(new URL(page.url()).pathname).toBe('/c/lenscare')
  })

  test('F-B04 the second press of a double press neither closes the menu nor presses its contents', async ({ page }) => {
    for (const path of ['/c/lenscare', `http://mrlens.localhost:${new URL(test.info().project.use.baseURL ?? '').port}/c/lenscare`]) {
      await page.goto(path)
      await waitUntilHydrated(page)
      await page.getByRole('button', { name: wordsOf('de', 'informal')('shell.menu'), exact: true }).last().dblclick({ delay: 20 })
      await expect(menu(page)).toBeVisible()
      await untilOpened(menu(page))
      await expect(page.getByRole('dialog')).toHaveCount(1)
    }
  })

  test('are closed when the visitor comes back', async ({ page }) => {
    await page.goto('/c/lenscare')
    await opener(page).click()
    await menu(page).getByRole('button', { name: lenses }).click()
    await dialog(page, lenses).getByRole('link', { name: 'Biofinity' }).click()
    await page.waitForURL('**/c/lens?brand=Biofinity')
    await page.goBack()
    await page.waitForURL('**/c/lenscare')
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The browser of the tests keeps no page that was left: it would look like this.
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    await page.evaluate(() => { window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })) })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('lead to their pages, and are closed in a window that becomes wide', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/terms')
    await waitUntilHydrated(page)
    await opener(page).click()
    await menu(page).getByRole('button', { name: lenses }).click()
    await dialog(page, lenses).getByRole('link', { name: 'Biofinity' }).click()
    await page.waitForURL('**/c/lens?brand=Biofinity')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await waitUntilHydrated(page)
    await opener(page).click()
    await menu(page).getByRole('button', { name: lenses }).click()
    await expect(page.getByRole('dialog')).toHaveCount(2)
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
  })

  test('give way to the wishlist, which returns the focus to their button', async ({ page }) => {
    await page.goto('/c/lenscare')
    await waitUntilHydrated(page)
    await waitUntilPartHydrated(page, '#menu')
    await opener(page).click()
    await menu(page).getByRole('button', { name: words('shell.wishlist') }).click()
    await expect(dialog(page, words('shell.wishlist'))).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

  test('H-N03 a press in the menu waits for the code of the menu', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/first-*.js')
    await page.goto('/c/lenscare')
    await opener(page).click()
    await menu(page).getByRole('button', { name: words('shell.wishlist') }).click()
    await expect(page.locator('html[data-waiting]'), 'shown to wait').toBeAttached()
    release()
    await expect(dialog(page, words('shell.wishlist'))).toBeVisible()
    await expect(page.locator('html[data-waiting]')).toHaveCount(0)
  })

  test('a menu that was opened in a small window is closed by turning the device before hydration', async ({ page }) => {
    await holdRequests(page, '**/assets/libraries-*.js')
    await page.goto('/c/lenscare')
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('H-N03 open, and their links work', async ({ page }) => {
      await page.goto('/c/lenscare')
      await opener(page).click()
      await expect(menu(page).getByRole('button', { name: words('shell.wishlist') })).toBeHidden()
      await menu(page).getByRole('button', { name: lenses }).click()
      await dialog(page, lenses).getByRole('link', { name: 'Biofinity' }).click()
      await page.waitForURL('**/c/lens?brand=Biofinity')
      await opener(page).click()
      await menu(page).getByRole('button', { name: words('shell.language') }).click()
      await dialog(page, words('shell.language')).getByRole('link', { name: 'Italiano' }).click()
      await page.waitForURL('**/it/c/lens?brand=Biofinity')
    })
  })
})

test('H-N06 the desktop menu stays open when the page is hydrated', async ({ page }) => {
  const load = await holdScripts(page)
  await page.goto('/c/lenscare', { waitUntil: 'commit' })
  const panel = page.locator('details[name=navigation]').first()
  await panel.locator('summary').click()
  await expect(panel).toHaveAttribute('open')
  load()
  await waitUntilMenusHydrated(page)
  const lastEntry = page.getByRole('navigation').getByRole('button', { name: WORDS.de('shell.wishlist') })
  await expect(lastEntry, 'its late part is there').toBeVisible()
  await expect(panel).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(panel).not.toHaveAttribute('open')
})

/** Moves the mouse over one element to another at once: `hover` takes several frames for each. */
const passOver = async (one: Locator, other: Locator): Promise<void> => {
  const [from, to] = [await one.boundingBox(), await other.boundingBox()]
  if (from === null || to === null) throw new Error('An element is not shown')
  const { mouse } = one.page()
  await Promise.all([mouse.move(from.x + 5, from.y + 5), mouse.move(to.x + 5, to.y + 5)])
}

test('the desktop menu opens on hover, and stays open until the mouse leaves, or a click or Escape', async ({
  page,
}) => {
  const words = WORDS.de
  await page.goto('/c/lenscare')
  await waitUntilHydrated(page)
  const menu = page.getByRole('navigation', { name: words('shell.navigation') })
  await expect(menu.getByRole('button', { name: words('shell.wishlist') }), 'its late part is there').toBeVisible()
  const [lenses, care] = [menu.locator('details').nth(0), menu.locator('details').nth(1)]
  const headline = page.getByRole('heading', { level: 1 })
  // A mouse that only passes opens nothing.
  await passOver(lenses.locator('summary'), headline)
  await expect(lenses).not.toHaveAttribute('open')

  await lenses.locator('summary').hover()
  await expect(lenses).toHaveAttribute('open')
  await lenses.getByRole('link').last().hover()
  await lenses.getByRole('link').first().hover()
  await expect(lenses).toHaveAttribute('open')
  await care.locator('summary').hover()
  await expect(care).toHaveAttribute('open')
  await expect(lenses).not.toHaveAttribute('open')
  await headline.hover({ force: true, position: { x: 2, y: 2 } })
  await page.mouse.move(640, 880)
  await expect(care).not.toHaveAttribute('open')

  // Escape closes it under the mouse, and keeps the focus.
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().focus()
  await lenses.locator('summary').hover()
  await expect(lenses).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(lenses).not.toHaveAttribute('open')
  await expect(lenses.locator('summary')).not.toBeFocused()

  // A click on an open menu keeps it open, also when the mouse leaves; the next one closes it.
  await page.mouse.move(640, 880)
  await lenses.locator('summary').hover()
  await expect(lenses).toHaveAttribute('open')
  await lenses.locator('summary').click()
  await expect(lenses).toHaveAttribute('open')
  await lenses.locator('summary').click()
  await expect(lenses).not.toHaveAttribute('open')
})
