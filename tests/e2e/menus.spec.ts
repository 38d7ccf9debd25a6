import { expect, type Locator, type Page } from '@playwright/test'
import { pathIn, WORDS, type Locale } from './support/addresses.ts'
import { waitUntilFooterHydrated, waitUntilInteractive, waitUntilHydrated } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { test } from './support/journey.ts'

const NAMES = {
  de: { lenses: 'Kontaktlinsen', brands: 'Beliebte Marken', others: ['English', 'Français', 'Italiano'] },
  fr: { lenses: 'Lentilles de contact', brands: 'Marques appréciées', others: ['Deutsch', 'English', 'Italiano'] },
} as const

/** No script of the page arrives until the result is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

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
      await expect.poll(() => below.evaluate((dialog) => {
        const { left, right } = dialog.getBoundingClientRect()
        return left > 0 && right >= window.innerWidth - 16
      }), 'at the right-hand edge').toBe(true)
      expect(await barriers(page, { part: 'dialog[open]' })).toEqual([])
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
      const loaded: string[] = []
      page.on('request', (request) => { if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname) })
      await languages.getByRole('link', { name: 'Italiano' }).click()
      await page.waitForURL((url) => url.pathname === '/it/c/lenscare')
      expect(loaded).toEqual(['/it/c/lenscare'])
    })
  })

test('H-N06 the desktop menu stays open when the page is hydrated', async ({ page }) => {
  const load = await holdScripts(page)
  await page.goto('/c/lenscare', { waitUntil: 'commit' })
  const panel = page.locator('details[name=navigation]').first()
  await panel.locator('summary').click()
  await expect(panel).toHaveAttribute('open')
  load()
  await waitUntilFooterHydrated(page)
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
