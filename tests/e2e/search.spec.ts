import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { pathIn, WORDS, type Locale } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { test } from './support/journey.ts'

type SearchBox = { readonly box: Locator; readonly list: Locator; readonly rows: Locator }

const openHome = async (page: Page, locale: Locale = 'de'): Promise<SearchBox> => {
  await page.goto(pathIn(locale, '/'))
  await waitUntilInteractive(page)
  const box = page.getByRole('banner').getByRole('combobox', { name: WORDS[locale]('search.label') })
  const list = page.getByRole('listbox', { name: WORDS[locale]('search.suggestions') })
  return { box, list, rows: list.getByRole('option') }
}

/** Every request of the search box. */
const listen = (page: Page): readonly { readonly url: URL }[] => {
  const requests: { readonly url: URL }[] = []
  page.on('request', (request: Request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/search') requests.push({ url })
  })
  return requests
}

test('CC-SEARCH-01 CC-SEARCH-02 AS-SEARCH-02 AS-SEARCH-03 requests six products, shows five and a link to all', async ({ page }) => {
  const requests = listen(page)
  const { box, rows } = await openHome(page)
  await box.fill('acuvue')
  await expect(rows).toHaveCount(6)
  const parameters = requests.map(({ url }) => ['term', 'hitsPerPage', 'page'].map((name) => url.searchParams.get(name)))
  expect(parameters).toEqual([['acuvue', '6', '0']])
  const reply = page.waitForResponse((response) => response.url().includes('term=wayfarer'))
  await box.fill('wayfarer')
  const { result } = (await (await reply).json()) as { readonly result: readonly { readonly title: string }[] }
  expect(result.length).toBeLessThan(5)
  await expect(rows).toHaveCount(result.length + 1)
})

test('CC-SEARCH-08 CC-SEARCH-09 AS-SEARCH-01 sends one request 300 ms after the last key, and none without a term', async ({ page }) => {
  const requests = listen(page)
  await page.clock.install()
  const { box } = await openHome(page)
  await box.focus()
  await page.getByRole('search').getByRole('status').first().waitFor({ state: 'attached' })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await box.press('a')
  await page.clock.runFor(100)
  await box.press('c')
  await page.clock.runFor(100)
  await box.press('u')
  await page.clock.runFor(299)
  expect(requests).toEqual([])
  // The code is loaded on the first request, in a separate task.
  await expect.poll(async () => {
    await page.clock.runFor(1)
    return requests.map(({ url }) => url.searchParams.get('term'))
  }).toEqual(['acu'])
  await page.clock.resume()
  for (const nothing of ['', '   ']) {
    await box.fill(nothing)
    await expect(box).toHaveAttribute('aria-expanded', 'false')
  }
  await box.fill('oasys')
  await expect.poll(() => requests.length).toBe(2)
  expect(requests[1]?.url.searchParams.get('term')).toBe('oasys')
})

test('CC-SEARCH-03 AS-SEARCH-03 the link to all results has the term, encoded, in the language of the page', async ({ page }) => {
  await page.route(/\/api\/search\?/, async (route) => {
    const url = new URL(route.request().url())
    if (url.searchParams.get('term') === 'a b&c') url.searchParams.set('term', 'acuvue')
    await route.continue({ url: url.href })
  })
  const { box, list } = await openHome(page, 'fr')
  await box.fill('a b&c')
  const all = list.getByRole('option').last()
  await expect(all).toHaveAttribute('href', '/fr/s?search=a%20b%26c')
  await all.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.fr('search.title_with_term', { term: 'a b&c' }))
})

test('CC-SEARCH-04 AS-SEARCH-04 arrow keys move the selection and stop at both ends', async ({ page }) => {
  const { box, rows } = await openHome(page)
  await box.fill('acuvue')
  await expect(rows).toHaveCount(6)
  const selected = async (): Promise<readonly number[]> =>
    rows.evaluateAll((options) => options.flatMap((option, row) => (option.getAttribute('aria-selected') === 'true' ? [row] : [])))
  expect(await selected()).toEqual([])
  const steps = [['ArrowDown', 0], ['ArrowDown', 1], ['ArrowUp', 0]] as const
  for (const [key, row] of steps) {
    await box.press(key)
    await expect.poll(selected).toEqual([row])
    await expect(box).toHaveAttribute('aria-activedescendant', (await rows.nth(row).getAttribute('id')) ?? '')
  }
  for (let presses = 0; presses < 9; presses += 1) await box.press('ArrowDown')
  await expect.poll(selected).toEqual([5])
  await expect(box).toBeFocused()
})

test('CC-SEARCH-05 AS-SEARCH-05 Enter opens the selected product, or all results when none is', async ({ page }) => {
  const { box, rows } = await openHome(page)
  await box.fill('acuvue')
  await expect(rows).toHaveCount(6)
  const second = (await rows.nth(1).getAttribute('href')) ?? ''
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(second)
  const again = await openHome(page)
  await again.box.fill('acuvue')
  await expect(again.rows).toHaveCount(6)
  await again.box.press('Enter')
  await expect(page).toHaveURL('/s?search=acuvue')
})

test('CC-SEARCH-06 AS-SEARCH-06 Escape closes the list, keeps the term and the focus', async ({ page }) => {
  const { box, list } = await openHome(page)
  await box.fill('acuvue')
  await expect(list).toBeVisible()
  await box.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(box).toHaveValue('acuvue')
  await expect(box).toBeFocused()
  await expect(box).toHaveAttribute('aria-expanded', 'false')
})

test('AS-SEARCH-09 the box is idle, searches, has results or none, and is idle again once it is empty', async ({ page }) => {
  const { box, list } = await openHome(page)
  const locator = page.getByRole('search').getByRole('status').first()
  let requests = 0
  let respond = (): void => undefined
  await page.route(/\/api\/search\?/, async (route) => {
    requests += 1
    await new Promise<void>((resolve) => { respond = resolve })
    await route.continue()
  })
  await box.focus()
  await locator.waitFor({ state: 'attached' })
  await expect(locator).toHaveText('')
  const searches = [
    ['acuvue', WORDS.de('search.suggestion_count', { count: 5 })], ['qqqqzzzz', WORDS.de('search.no_hits', { term: 'qqqqzzzz' })],
  ] as const
  for (const [index, [term, result]] of searches.entries()) {
    await box.fill(term)
    await expect(locator).toHaveText(WORDS.de('search.loading'))
    // It is announced before its request is sent: only a held request can be released.
    await expect.poll(() => requests).toBe(index + 1)
    respond()
    await expect(locator).toHaveText(result)
  }
  await box.fill('')
  await expect(locator).toHaveText('')
  await expect(list).toHaveCount(0)
})

test('finds a product despite typos, case and accents', async ({ page }) => {
  const result: readonly (readonly [string, RegExp])[] = [
    ['biofinty', /Biofinity/], ['ACUVUE', /Acuvue/], ['behälter', /Linsenbehälter/], ['behalter', /Linsenbehälter/], ['loesung', /Lösung/],
  ]
  for (const [term, title] of result) {
    await page.goto(`/s?search=${encodeURIComponent(term)}`)
    await expect(page.getByRole('main').getByRole('link', { name: title }).first(), term).toBeVisible()
  }
})

test('shows a message below the box and on the page when nothing is found', async ({ page }) => {
  const { box, list } = await openHome(page)
  await box.fill('qqqqzzzz')
  await expect(page.getByText(WORDS.de('search.no_hits', { term: 'qqqqzzzz' })).last()).toBeVisible()
  await expect(list).toHaveCount(0)
  await box.press('Enter')
  await expect(page).toHaveURL('/s?search=qqqqzzzz')
  await expect(page.getByRole('main')).toContainText(WORDS.de('products.not_found'))
})

test('lists no lens that is not made in the requested value, for any text, and shows the interpretation', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/s?search=biofinity+-29')
  await expect(main).toContainText(WORDS.de('products.not_found'))
  const value = WORDS.de('search.understood.sphere', { value: '-29.00' })
  await main.getByRole('link', { name: WORDS.de('search.understood_remove', { name: value }) }).click()
  await expect(main.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Biofinity', exact: true })).toBeVisible()
})

test('a term is shown as text and never as markup', async ({ page }) => {
  const complaints: string[] = []
  page.on('dialog', (dialog) => { complaints.push(dialog.message()); void dialog.dismiss() })
  page.on('pageerror', (error) => { complaints.push(String(error)) })
  const term = '"><img src=x onerror=alert(1)>'
  await page.goto(`/s?search=${encodeURIComponent(term)}`)
  await waitUntilInteractive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.de('search.title_with_term', { term }))
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
  expect(complaints).toEqual([])
})
