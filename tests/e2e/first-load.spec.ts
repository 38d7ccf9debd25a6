import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { PAGES } from '../../ui/routing/pages.ts'
import { findByTitle } from './support/shop-api.ts'

const BUILT = join(import.meta.dirname, '../../dist/client')
type Manifest = Readonly<Record<string, { readonly file: string }>>
const manifest = JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8')) as Manifest

/** Packed scripts that a page needs to be drawn and woken, in kB: one above what they are. None may need more than 125. */
const LIMITS = { home: 114.5, listing: 113, product: 122, search: 113 } as const

const LATE = Object.values(manifest).find(({ file }) => file.startsWith('assets/late-'))?.file ?? 'no late file'

/** The scripts of a page, by when they were fetched: to draw and wake it, or at rest. */
const scriptsOf = async (page: Page, path: string) => {
  const [first, atRest] = [new Set<string>(), new Set<string>()]
  let isLoaded = false
  page.on('load', () => { isLoaded = true })
  page.on('request', (asked) => {
    const { pathname } = new URL(asked.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) (isLoaded ? atRest : first).add(pathname.slice(1))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return { first: [...first], atRest: [...atRest] }
}

const packed = (files: readonly string[]): number =>
  files.map((file) => statSync(join(BUILT, `${file}.br`)).size).reduce((sum, size) => sum + size, 0) / 1000

const purchase = PAGES
  .filter(({ file }) => /^ui\/(checkout|identity|order|loyalty|reorder)\//.test(file))
  .map(({ file }) => manifest[file]?.file ?? file)

for (const name of ['home', 'listing', 'product', 'search'] as const)
  test(`the first visit of the ${name} page fetches no code of checkout or account and stays small`, async ({ page, request }) => {
    const { product_id } = await findByTitle(request, 'Biofinity')
    const path = { home: '/', listing: '/c/lens', product: `/p/${product_id}`, search: '/s?search=biofinity' }[name]
    const { first, atRest } = await scriptsOf(page, path)
    expect(first.length).toBeGreaterThan(2)
    expect([...first, ...atRest].filter((file) => purchase.includes(file))).toEqual([])
    expect(packed(first)).toBeLessThan(LIMITS[name])
    expect(packed(first)).toBeGreaterThan(50)
    const named = await page.locator('link[rel=modulepreload], script[type=module]').evaluateAll((elements) =>
      elements.map((element) => (element.getAttribute('href') ?? element.getAttribute('src') ?? '').slice(1)))
    expect(first.filter((file) => !named.includes(file)), 'asked for only once another came').toEqual([])
    expect(first).not.toContain(LATE)
    expect(atRest).toContain(LATE)
  })
