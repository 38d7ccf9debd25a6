import { expect, type Locator, type Page } from '@playwright/test'
import { WORDS } from './support/addresses.ts'
import { waitUntilInteractive, waitUntilHydrated } from './support/hydration.ts'
import { refused, test } from './support/journey.ts'
import { cartWithLens } from './support/shop-api.ts'

const words = WORDS.de

const sizeOf = async (element: Locator): Promise<readonly [width: number, height: number]> => {
  const { width, height } = await element.boundingBox() ?? { width: 0, height: 0 }
  return [Math.round(width), Math.round(height)]
}

const at = async (page: Page, width: number): Promise<void> => { await page.setViewportSize({ width, height: 900 }) }

const columnsOf = (list: Locator): Promise<number> =>
  list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)

/** The widths of the main content in a wide window, between its gutters. */
const pageWidths = (part: Element): readonly number[] => {
  const widths = [...part.querySelectorAll('*')].flatMap((one) => {
    const { maxWidth, marginLeft, paddingLeft, paddingRight } = getComputedStyle(one)
    const { width } = one.getBoundingClientRect()
    if (!maxWidth.endsWith('px') || marginLeft === '0px' || paddingLeft === '0px' || width < 1100) return []
    return [Math.round(width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))]
  })
  return [...new Set(widths)]
}

test.describe('the dimensions of the specification, on the pages that have them', () => {
  test('AS-VISUAL-03 products have one to four columns, and at most three in a listing', async ({ page }) => {
    const cards = page.locator('main ul:has(> li article)').first()
    const counted = async (widths: readonly number[]): Promise<readonly number[]> => {
      const result: number[] = []
      for (const width of widths) {
        await at(page, width)
        result.push(await columnsOf(cards))
      }
      return result
    }
    await page.goto('/')
    expect(await counted([349, 350, 479, 480, 1023, 1024])).toEqual([1, 2, 2, 3, 3, 4])
    await page.goto('/c/lens')
    expect(await counted([349, 350, 479, 480, 1024])).toEqual([1, 2, 2, 3, 3])
  })

  test('AS-VISUAL-04 a page is 1240 pixels wide', async ({ page }) => {
    await at(page, 1600)
    for (const path of ['/', '/c/lens', '/p/1003', '/terms']) {
      await page.goto(path)
      for (const part of ['banner', 'main', 'contentinfo'] as const)
        expect([path, part, ...await page.getByRole(part).evaluate(pageWidths)]).toEqual([path, part, 1240])
    }
  })

  test('AS-VISUAL-06 AS-VISUAL-07 the search is 320 pixels wide, the top bar 50 high, the logo 167 by 67', async ({ page }) => {
    await at(page, 1280)
    await page.goto('/c/lens')
    const banner = page.getByRole('banner')
    expect((await sizeOf(banner.getByRole('search')))[0]).toBe(320)
    expect((await sizeOf(banner.getByRole('list').first().locator('..')))[1]).toBe(50)
    expect(await sizeOf(banner.locator('a[href="/"] img').first())).toEqual([167, 67])
  })

  test('AS-VISUAL-05 AS-VISUAL-08 AS-VISUAL-09 the cart opens 32rem wide, with pictures of 90 and notifications of 320 pixels', async ({
    page, request, baseURL, expects,
  }) => {
    expects(refused(422))
    const { token_value } = await cartWithLens(request)
    await page.context().addCookies([{ name: 'cart_id', value: token_value, url: baseURL ?? '' }])
    await at(page, 1280)
    await page.goto('/c/lens')
    await waitUntilHydrated(page)
    await page.getByRole('banner').getByRole('link', { name: words('cart.title') }).click()
    const cart = page.getByRole('dialog')
    await cart.getByText(words('cart.coupon_redeem')).first().click()
    await expect.poll(async () => (await sizeOf(cart))[0]).toBe(32 * 16)
    await cart.getByLabel(words('cart.coupon_code')).fill('NOBODY')
    await cart.getByLabel(words('cart.coupon_code')).press('Enter')
    const notifications = cart.getByRole('region', { name: words('shell.notifications') })
    await expect.poll(async () => (await sizeOf(notifications.locator('> div').first()))[0]).toBe(320)
    await page.goto('/cart')
    await waitUntilInteractive(page)
    const recommended = page.getByRole('region', { name: words('cart.recommendations') }).locator('li img').first()
    await expect.poll(async () => (await sizeOf(recommended))[0]).toBe(90)
  })

  test('AS-VISUAL-10 AS-VISUAL-11 page links are squares of 30 and 50 pixels, root categories squares of 235', async ({ page }) => {
    await page.goto('/c/lens')
    const current = page.getByRole('navigation', { name: words('listing.pages') }).locator('[aria-current]')
    await at(page, 767)
    expect(await sizeOf(current)).toEqual([30, 30])
    await at(page, 1024)
    expect(await sizeOf(current)).toEqual([50, 50])
    await at(page, 1280)
    await page.goto('/')
    const roots = await page.locator('section[aria-labelledby=roots] li').all()
    expect(await Promise.all(roots.map(sizeOf))).toEqual([[235, 235], [235, 235], [235, 235]])
  })
})
