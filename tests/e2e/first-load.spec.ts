import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests.ts'
import { DOMAIN } from './support/addresses.ts'
import { waitUntilHydrated, waitUntilInteractive, waitUntilMenusHydrated, isHydrated } from './support/hydration.ts'
import { refused, test } from './support/journey.ts'
import { cartWithLens, findByTitle } from './support/shop-api.ts'
import { wordsOf } from './support/shop-texts.ts'

const BUILT = join(import.meta.dirname, '../../dist/client')
type Manifest = Readonly<Record<string, { readonly file: string }>>
const manifest = JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8')) as Manifest

/** Compressed scripts of a page whose parts are all hydrated, in kB: a little above the current size. */
const LIMITS = { home: 94.7, listing: 99.6, product: 109.2, search: 101 } as const
const PERSONAL_LIMITS = { '/cart': 118.5, '/checkout/customer': 125.5, '/register': 121.5, '/login': 124.5 } as const
const ACCOUNT_LIMITS = { '/my-account/overview': 123.5, '/my-account/security': 123, '/my-account/my-subscriptions': 122.5 } as const
/** A product page with the sidebar of the cart that something was added to. */
const WITH_SIDEBAR = 142.5
/** Each file costs a request. */
const FILES = 9
const PERSONAL_FILES = 12

const LATE = Object.values(manifest).find(({ file }) => file.startsWith('assets/late-'))?.file ?? 'no late file'

/** The scripts of a page in request order, and how many precede the text and the picture. */
const scriptsOf = async (page: Page, path: string) => {
  const requested: string[] = []
  let early = 0
  page.on('load', () => { early = requested.length })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isScript = pathname.startsWith('/assets/') && pathname.endsWith('.js')
    if (isScript && !requested.includes(pathname.slice(1))) requested.push(pathname.slice(1))
  })
  await page.goto(path, { waitUntil: 'load' })
  const data = JSON.parse(await page.locator('#page-data').textContent() ?? '') as { assets: { entry: string; preloads: string[] } }
  const first = [data.assets.entry, ...data.assets.preloads].map((file) => file.slice(1))
  await expect.poll(() => requested.length, 'requested when idle').toBeGreaterThanOrEqual(first.length)
  await page.waitForLoadState('networkidle')
  return { requested, first, early: requested.slice(0, early) }
}

const packed = (files: readonly string[]): number =>
  files.map((file) => statSync(join(BUILT, `${file}.br`)).size).reduce((sum, size) => sum + size, 0) / 1000

// A first-time visitor.
test.use({ storageState: { cookies: [], origins: [] } })

const purchase = Object.entries(manifest)
  .filter(([source, { file }]) =>
    /^ui\/(checkout|identity|order|loyalty|reorder)\/\w+Page\.tsx$/.test(source) || file.startsWith('assets/later-routes-'))
  .map(([, { file }]) => file)

for (const name of ['home', 'listing', 'product', 'search'] as const)
  test(`the first visit of the ${name} page loads no code of checkout or account and stays small`, async ({ page, request }) => {
    const { product_id } = await findByTitle(request, 'Biofinity')
    const path = { home: '/', listing: '/c/lens', product: `/p/${product_id}`, search: '/s?search=biofinity' }[name]
    const { requested, first, early } = await scriptsOf(page, path)
    expect(first.length).toBeGreaterThan(2)
    expect(early, 'requested before text and picture').toEqual(first.slice(0, 1))
    expect(requested.slice(0, first.length).sort(), 'requested only after another').toEqual(first.toSorted())
    expect(packed(first)).toBeGreaterThan(50)
    await waitUntilMenusHydrated(page)
    await page.waitForLoadState('networkidle')
    expect(packed(requested)).toBeLessThan(LIMITS[name])
    expect(requested.length).toBeLessThanOrEqual(FILES)
    expect(requested, 'use cases load with their first call').not.toContain(LATE)
    expect(requested.filter((file) => purchase.includes(file))).toEqual([])
  })

const CLIENT = /\/(http-shop|late|streams|later-routes)-/

for (const path of [
  '/c/lens?brand=Acuvue', '/c/lens?page=2', '/s?search=biofinity&brand=Biofinity', '/c/lens?utm_source=letter', '/p/1097?r_sphere=-2.25',
])
  test(`a visit that begins at ${path} loads no client of the API`, async ({ page }) => {
    const { requested } = await scriptsOf(page, path)
    await waitUntilMenusHydrated(page)
    await page.waitForLoadState('networkidle')
    expect(requested.filter((file) => CLIENT.test(file))).toEqual([])
  })

test('a campaign in the address is stored without the client of the API', async ({ page, context }) => {
  const url = test.info().project.use.baseURL ?? ''
  await context.addCookies([{ name: 'vsf-consent', value: 'statistics', url }])
  const { requested } = await scriptsOf(page, '/c/lens?utm_source=letter&fs=brochure')
  const stored = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(stored).toEqual(expect.arrayContaining(['fs', 'vsf-tracking']))
  expect(requested.filter((file) => CLIENT.test(file))).toEqual([])
})

for (const path of ['/download', '/nowhere'])
  test(`the error page at ${path} is hydrated with the texts it shows`, async ({ page, expects }) => {
    expects(refused(404))
    const { requested } = await scriptsOf(page, path)
    await waitUntilHydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main')).not.toContainText(/_not_found/)
    expect(requested.filter((file) => /\/server\.js$|\/LogoutPage-/.test(file))).toEqual([])
  })

test('texts that are loaded later render nothing of the page again', async ({ page }) => {
  const { requested } = await scriptsOf(page, '/c/lens?mode=wip')
  await expect(page.getByText(wordsOf('de')('banner.wip'))).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((file) => /\/server\.js$|\/NavigationParts-/.test(file))).toEqual([])
})

type Limits = Readonly<Record<string, number>>

/** First visits of pages that are not public, as the visitor that `prepare` makes. */
const personalPages = (limits: Limits, prepare: (page: Page, request: APIRequestContext) => Promise<unknown>): void => {
  for (const [path, limit] of Object.entries(limits))
    test(`the first visit of ${path} loads no client of the API and stays small`, async ({ page, request }) => {
      await prepare(page, request)
      const { requested } = await scriptsOf(page, path)
      await waitUntilHydrated(page)
      await page.waitForLoadState('networkidle')
      expect(new URL(page.url()).pathname).toBe(path)
      expect(packed(requested)).toBeLessThan(limit)
      expect(requested.length).toBeLessThanOrEqual(PERSONAL_FILES)
      expect(requested.filter((file) => CLIENT.test(file) || /\/machines-/.test(file))).toEqual([])
    })
}

personalPages(PERSONAL_LIMITS, async (page, request) => {
  const { token_value: value } = await cartWithLens(request)
  await page.context().addCookies([{ name: 'cart_id', value, url: test.info().project.use.baseURL ?? '' }])
})
personalPages(ACCOUNT_LIMITS, async (page) => {
  await page.context().request.post('/api/session', { data: { email: 'anna@example.ch', password: 'demo-linse-7' } })
})

test('adding to the cart loads the cart, but no client of the API', async ({ page, request }) => {
  const { product_id } = await findByTitle(request, 'Biofinity')
  const requested = new Set<string>()
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url())
    if (/^\/assets\/.+\.js$/.test(pathname)) requested.add(pathname.slice(1))
  })
  await page.goto(`/p/${product_id}`)
  await waitUntilMenusHydrated(page)
  for (const eye of ['r', 'l']) await page.locator(`[name="${eye}_sphere"]`).selectOption('-2.25')
  await page.locator('button[value="add"]:visible').first().click()
  await expect(page.getByRole('dialog').locator('a[href$="/checkout"]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(packed([...requested]), [...requested].join(' ')).toBeLessThan(WITH_SIDEBAR)
  expect([...requested].filter((file) => CLIENT.test(file))).toEqual([])
  expect(requested.size).toBeLessThanOrEqual(PERSONAL_FILES)
})

for (const [brand, path, heading] of [
  ['iris', '/', 600], ['mrlens', '/c/lens', 700], ['mclinsen', '/fr/c/lens', 400], ['lensvision', '/it/s?search=biofinity', undefined],
  ['discountlens', '/fr/p/1097', 700],
] as const)
  test(`a visit of ${brand} that begins at ${path} loads one subset font for its text and one for its headings`, async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => { if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname) })
    await page.goto(`${DOMAIN.replace('//', `//${brand}.`)}${path}`, { waitUntil: 'networkidle' })
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.evaluate(async () => { await document.fonts.ready })
    const requested = fonts.map((file) => file.replace(/^.*\/(first-\w+)(?:-latin-(\d+|wght)).*$/, '$1-$2')).sort()
    expect(requested).toEqual([...(heading === undefined ? [] : [`first-raleway-${heading}`]), 'first-roboto-wght'])
    const weight = fonts.map((file) => statSync(join(BUILT, file)).size).reduce((sum, size) => sum + size, 0) / 1000
    expect(weight).toBeLessThan(38.5)
  })

/** The data of the first flight of a connection: ten packets, less a third of a kilobyte for the response head. In kB. */
const FIRST_FLIGHT = 14.2

const requestedStyles = (page: Page): readonly string[] => {
  const requested: string[] = []
  page.on(
    'request', (request) => { if (request.resourceType() === 'stylesheet') requested.push(new URL(request.url()).pathname.slice(1)) },
  )
  return requested
}

test('a visit loads the styles of possible first pages together, and all others after hydration', async ({ page }) => {
  const styleFiles = requestedStyles(page)
  await page.goto('/', { waitUntil: 'load' })
  expect(await page.locator('link[rel="stylesheet"]').count()).toBeGreaterThan(0)
  const [first = 'none'] = styleFiles
  expect(first).toContain('first-style')
  expect(packed([first])).toBeLessThan(FIRST_FLIGHT)
  await expect.poll(() => styleFiles.filter((file) => file.includes('later-style'))).toHaveLength(1)
  expect(await isHydrated(page)).toBe(true)
})

test('a page is hydrated immediately if the device has stored data, or if its address requires it', async ({ page }) => {
  await page.goto('/?utm_source=letter')
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.goto('/c/lens')
  await waitUntilInteractive(page)
  await page.getByRole('button', { name: wordsOf('de')('tracking.decline') }).click()
  await page.goto('/')
  await expect.poll(() => isHydrated(page)).toBe(true)
})

/** Opens the menu and presses the wishlist, which needs JavaScript, before the code of the page has come. */
const pressEarly = async (page: Page, press: (button: HTMLElement) => void): Promise<() => void> => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdRequests(page, '**/first-*.js')
  await page.goto('/c/lens')
  await page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('button', { name: 'Merkliste' }).evaluate(press)
  return release
}
const wishlist = (page: Page) => page.getByRole('dialog', { name: 'Merkliste' })

test('a first press that needs JavaScript is replayed after hydration', async ({ page }) => {
  const release = await pressEarly(page, (button) => {
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    button.click()
  })
  release()
  await expect(wishlist(page)).toBeVisible()
})

test('a first press without a pointer, as of assistive technology, is replayed at once', async ({ page }) => {
  const release = await pressEarly(page, (button) => { button.click() })
  release()
  await expect(wishlist(page)).toBeVisible()
})

test('a first press is dropped once something else is pressed', async ({ page }) => {
  const release = await pressEarly(page, (button) => { button.click() })
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('button', { name: /Sprache wählen/ }).click()
  release()
  await waitUntilMenusHydrated(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog', { name: 'Sprache wählen' })).toBeVisible()
  await expect(wishlist(page)).toHaveCount(0)
})

test('AS-LAYOUT-20 the filters of a phone open before any script, stay open while they are chosen, and close', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdRequests(page, '**/first-*.js')
  await page.goto('/c/lens')
  const button = page.getByRole('main').getByRole('button', { name: 'Filter' })
  const filters = page.getByRole('complementary', { name: 'Filter' })
  await expect(filters).toBeHidden()
  await button.click()
  await expect(filters).toBeVisible()
  release()
  await waitUntilInteractive(page)
  await filters.getByRole('checkbox', { name: /Acuvue/ }).click()
  await page.waitForURL(/brand=Acuvue/)
  await expect(filters.getByRole('checkbox', { name: /Acuvue/ })).toBeChecked()
  await expect(filters).toBeVisible()
  await filters.getByRole('button', { name: /Produkte/ }).click()
  await expect(filters).toBeHidden()
  await expect(page.getByRole('main').getByRole('button', { name: 'Filter (1)' })).toBeVisible()
})

test.describe('on a phone of normal density', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true })
  for (const path of ['/c/lens', '/s?search=biofinity'])
    test(`the first visible pictures at ${path} are two, and requested in the size they are shown in`, async ({ page }) => {
      await page.goto(path)
      const first = page.locator('main article img[loading=eager]')
      await expect(first).toHaveCount(2)
      const sources = await first.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc))
      // Chromium guesses before it knows the width of a phone, and sometimes requests the double size first: it may show
      // either, but it requests the correct one in any case.
      const right = sources.map((address) => address.replace('/m/600x600/', '/m/300x300/'))
      expect(right.every((address) => address.includes('/m/300x300/'))).toBe(true)
      await expect.poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
        .toEqual(expect.arrayContaining(right))
    })
})
