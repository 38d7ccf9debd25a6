import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { PAGES } from '../../ui/routing/pages.ts'
import { findByTitle } from './support/shop-api.ts'

const BUILT = join(import.meta.dirname, '../../dist/client')
type Manifest = Readonly<Record<string, { readonly file: string }>>
const manifest = JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8')) as Manifest

/** Packed scripts of a first visit, in kB: a tenth above what they were when only guests could buy. */
const LIMITS = { home: 175, listing: 177, product: 187 } as const

const scriptsOf = async (page: Page, path: string): Promise<readonly string[]> => {
  const files = new Set<string>()
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) files.add(pathname.slice(1))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return [...files]
}

const later = PAGES
  .filter(({ file }) => /^ui\/(checkout|identity|order|loyalty|reorder)\//.test(file))
  .map(({ file }) => manifest[file]?.file ?? file)

for (const name of ['home', 'listing', 'product'] as const)
  test(`the first visit of the ${name} page fetches no code of checkout or account and stays small`, async ({ page, request }) => {
    const path = { home: '/', listing: '/c/lens', product: `/p/${(await findByTitle(request, 'Biofinity')).product_id}` }[name]
    const scripts = await scriptsOf(page, path)
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((file) => later.includes(file))).toEqual([])
    const bytes = scripts.map((file) => statSync(join(BUILT, `${file}.br`)).size).reduce((sum, size) => sum + size, 0)
    expect(bytes / 1000).toBeLessThan(LIMITS[name])
    expect(bytes / 1000).toBeGreaterThan(50)
  })
