import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { ACCOUNT_SECTIONS } from '../../ui/account/account-sections.ts'
import { pathIn, WORDS } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { refused, test } from './support/journey.ts'
import { SCENES } from './support/page-states.ts'
import { findByTitle } from './support/shop-api.ts'

const WIDTHS = [375, 1280] as const

/** Text spacing as in WCAG 1.4.12. */
const WIDE_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement
    return scrollWidth - clientWidth
  })

/** Elements outside the window that cannot be reached by scrolling. */
const beyondTheEdge = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isOutOfSight = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { position, clipPath, overflowX, visibility } = getComputedStyle(at)
        const isTiny = position === 'absolute' && at.getBoundingClientRect().width <= 1
        if (visibility === 'hidden' || clipPath !== 'none' || (at !== element && overflowX !== 'visible') || isTiny) return true
      }
      return false
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.childElementCount === 0 && (element.textContent ?? '').trim() !== '')
      .filter((element) => {
        const { right, left, width: wide, height } = element.getBoundingClientRect()
        return wide > 1 && height > 1 && (right > width + 1 || left < -1) && !isOutOfSight(element)
      })
      .map((element) => (element.textContent ?? '').trim().slice(0, 60))
  })

/** Texts cut off by a box of fixed size. */
const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== ''))
      .filter((element) => {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        if (width <= 1 || height <= 1 || clipPath !== 'none' || (position === 'absolute' && width < 2)) return false
        const cutsX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
        const cutsY = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1
        return cutsX || cutsY
      })
      .filter((element) => !['SELECT', 'OPTION', 'TEXTAREA', 'INPUT', 'SCRIPT'].includes(element.tagName))
      .map((element) => `${element.tagName} ${(element.textContent ?? '').trim().slice(0, 60)}`),
  )

/** The page needs no horizontal scrolling and loses nothing, with default and with wide text. */
const holdsItsText = async (page: Page, name: string): Promise<void> => {
  expect.soft(await sidewaysScroll(page), name).toBeLessThanOrEqual(0)
  expect.soft(await beyondTheEdge(page), name).toEqual([])
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, WIDE_TEXT)
  expect.soft(await sidewaysScroll(page), name).toBeLessThanOrEqual(0)
  expect.soft(await beyondTheEdge(page), name).toEqual([])
  expect.soft(await clipped(page), name).toEqual([])
}

test.describe('on the first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('F-A04 every section of the cookie page has a unique name, also below the consent dialog', async ({ page }) => {
    await page.goto('/cookies')
    await waitUntilInteractive(page)
    await expect(page.getByRole('region', { name: WORDS.de('tracking.banner') })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).withRules(['landmark-unique']).analyze()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target))).toEqual([])
  })
})

const LOST = '/no/such/page'

for (const path of ['/', '/contact', '/legal-notice', LOST])
  test(`F-A04 an e-mail address and a telephone number are wide enough for a finger: ${path}`, async ({ page, expects }) => {
    if (path === LOST) expects(refused(404))
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto(path)
    const links = page.locator("a[href^='tel:'], a[href^='mailto:']").filter({ visible: true })
    expect(await links.count()).toBeGreaterThan(1)
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded()
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    }
  })

/** How often "e-mail" or "E-Mail-Adresse" occurs in the text of a page, and the text before each line break within it. */
const mailWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const [broken, range]: [string[], Range] = [[], document.createRange()]
    let count = 0
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      for (const { 0: word, index } of node.data.matchAll(/e-mail(?:-adresse)?/gi)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
        count += Math.min(1, lines.size)
        if (lines.size > 1) broken.push(node.parentElement?.closest('p, li, h1')?.textContent.slice(0, 60) ?? node.data)
      }
    }
    return { count, broken }
  })

for (const path of ['/privacy', '/login', '/en/terms', '/fr/privacy', '/it/terms'])
  test(`no line breaks within "e-mail", at any width: ${path}`, async ({ page }) => {
    await page.goto(path)
    for (let width = 320; width <= 820; width += 10) {
      await page.setViewportSize({ width, height: 800 })
      const { count, broken } = await mailWords(page)
      expect(count).toBeGreaterThan(0)
      expect.soft(broken, `${width} px`).toEqual([])
    }
  })

test('F-A03 in forced colours the selected pack size has a distinct border, and stars have a number', async ({ page }) => {
  const { product_id } = await findByTitle(page.context().request, 'Biofinity toric')
  const edge = (selector: string) => page.locator(selector).first().evaluate((pack) => getComputedStyle(pack).borderTopWidth)
  const numbers = page.locator('[role=img] > :last-child').filter({ hasText: /^\d/ })
  await page.goto(`/p/${product_id}`)
  await expect(numbers.first()).toBeHidden()
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(numbers.first()).toBeVisible()
  await expect(numbers.first()).toHaveText(/^[1-5](\.\d)?$/)
  const nav = page.getByRole('navigation', { name: WORDS.de('product.packs') })
  await expect(nav).toBeVisible()
  const packs = "nav:has(> h2) a[href^='/p/']"
  expect(await edge(`${packs}[aria-current]`)).not.toBe(await edge(`${packs}:not([aria-current])`))
})

for (const { name, open, refusal } of SCENES)
  test(`${name}: no WCAG 2.2 AA violation at ${WIDTHS.join(' and ')} px, nothing lost at 400 % zoom`, async ({ page, expects }) => {
    if (refusal !== undefined) expects(refused(refusal))
    await page.setViewportSize({ width: WIDTHS[0], height: 900 })
    await open(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await barriers(page), `${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    await holdsItsText(page, name)
  })

test.describe('the pages of an account', () => {
  const signIn = async (page: Page): Promise<void> => {
    const data = { email: 'anna@example.ch', password: 'demo-linse-7' }
    const headers = { 'sec-fetch-site': 'same-origin' }
    expect((await page.context().request.post('/api/session', { data, headers })).status()).toBe(200)
  }
  const paths = [
    ...ACCOUNT_SECTIONS.map(({ path }) => path), '/my-account/lens-pass/values', '/my-account/password', '/my-account/email',
    '/my-account/edit-address', '/my-account/delete',
  ]

  const visit = async (page: Page, locale: 'de' | 'it', path: string): Promise<void> => {
    await page.goto(pathIn(locale, path))
    await waitUntilInteractive(page)
    await expect(page.getByRole('navigation', { name: WORDS[locale]('account.navigation') })).toBeVisible()
  }

  const LANGUAGES = ['de', 'it'] as const
  for (const locale of LANGUAGES)
    test(`none has a WCAG 2.2 AA violation at 375 px, or loses anything at 400 % zoom (${locale})`, async ({ page }) => {
      test.slow()
      await signIn(page)
      for (const [index, path] of paths.entries()) {
        await page.setViewportSize({ width: 375, height: 900 })
        await visit(page, locale, path)
        // None of these rules depends on the language: each page is checked in one, alternating; what depends on texts, in both.
        if (LANGUAGES[index % LANGUAGES.length] === locale) expect.soft(await barriers(page), path).toEqual([])
        await page.setViewportSize({ width: 320, height: 800 })
        await holdsItsText(page, path)
      }
    })
})
