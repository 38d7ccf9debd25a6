import { expect } from '@playwright/test'
import register from '../../adapters/seed/shops/register.json' with { type: 'json' }
import { BRANDS, LOCALES, pathIn } from './support/addresses.ts'
import { heroWords } from './support/home-texts.ts'
import { test } from './support/journey.ts'
import { wordsOf } from './support/shop-texts.ts'

/** The brands that use the informal tone; the others use the formal one (decision A62). */
const INFORMAL: readonly string[] = ['discountlens', 'mrlens']

const hostOf = (baseURL: string | undefined, brand: string): string => {
  const url = new URL(baseURL ?? '')
  url.hostname = `${brand}.localhost`
  return url.origin
}

for (const brand of BRANDS)
  for (const locale of LOCALES)
    test(`CC-SCOPE-01 CC-CHAN-02 ${brand} greets in ${locale} with its own name, logo and tone`, async ({ page, baseURL }) => {
      const tone = INFORMAL.includes(brand) ? 'informal' : 'formal'
      const words = wordsOf(locale, tone)
      const response = await page.goto(hostOf(baseURL, brand) + pathIn(locale, '/'))
      expect(response?.status()).toBe(200)

      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
      await expect(page.locator('html')).toHaveAttribute('data-tone', tone)
      const { brandName, domain, phone } = register.shops[brand]
      await expect(page).toHaveTitle(`${words('home.title')} | ${domain}`)
      const logo = page.getByRole('img', { name: words('shell.to_home', { brand: brandName }) })
      await expect(logo).toBeVisible()
      expect(await logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
      await expect(logo).toHaveAttribute('src', new RegExp(`/${brand}-[^/]*\\.svg$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords(brand, locale).title)
      await expect(page.getByRole('contentinfo')).toContainText(phone)

      const text = (await page.locator('#root').textContent()) ?? ''
      expect(text).not.toMatch(/\b(?:shell|content|product|cart|search|listing|error|home|order|checkout)\.[a-z_]+/)
      expect(text).not.toMatch(/[{}]|undefined|NaN/)
      if (locale !== 'en') expect(heroWords('mrlens', locale).title).not.toBe(heroWords('iris', locale).title)
    })

test('an unknown host gets the default brand', async ({ request, baseURL }) => {
  const response = await request.get(baseURL ?? '', { headers: { host: 'nobody.example' } })
  expect(response.status()).toBe(200)
  const html = await response.text()
  expect(html).toContain('data-brand="iris"')
  expect(html).not.toContain('nobody.example')
})

test('a product grid leaves no row incomplete at three columns', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(hostOf(baseURL, 'discountlens'))
  const grids = page.getByRole('main').getByRole('list').filter({ has: page.getByRole('article') })
  const visibleCards = await Promise.all((await grids.all()).map((grid) => grid.locator('> li').filter({ visible: true }).count()))
  expect(visibleCards.length).toBeGreaterThan(1)
  expect(visibleCards.filter((count) => count % 3 !== 0)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true })
  for (const brand of BRANDS)
    test(`the home page of ${brand} has the width of the window before anything below is laid out`, async ({ page, baseURL }) => {
      await page.goto(hostOf(baseURL, brand), { waitUntil: 'load' })
      expect(await page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth])).toEqual([375, 375])
    })
})
