import { matchPath } from 'react-router'
import { OPTION_KEYS } from '../../domain/prescription/lens-option.ts'
import { LISTING_PARAMETERS } from '../../domain/listing/listing-parameters.ts'
import { readLocalizedPath } from '../../domain/shop/localized-path.ts'
import { CAMPAIGN_PARAMETERS } from '../product/campaign.ts'
import { fieldName } from '../product/field-problem.ts'
import { PAGES, type Page } from './pages.ts'

const LENS_FIELDS = [...OPTION_KEYS, 'quantity'].flatMap((key) =>
  [fieldName(false, 'right', key), fieldName(true, 'right', key), fieldName(true, 'left', key)])

/** Every parameter that a page which may be opened first reads from its address. */
const READ: ReadonlySet<string> = new Set([...LISTING_PARAMETERS, ...LENS_FIELDS, ...CAMPAIGN_PARAMETERS])

const pageAt = (path: string): Page | undefined =>
  PAGES.find((page) => 'draw' in page && matchPath({ path: `/${page.path}`, caseSensitive: true }, path) !== null)

/** What a page reads of its path: the words behind a number are for people. */
const pathRead = (page: Page, path: string): string =>
  'reads' in page ? (matchPath({ path: `/${page.reads}`, end: false }, path)?.pathname ?? path) : path

const pathOfFirstPage = (whole: string): string | undefined => {
  const { path, locale, prefixed } = readLocalizedPath(whole)
  const page = pageAt(path)
  if (page === undefined) return undefined
  const pathname = pathRead(page, path)
  return pathname === path ? whole : prefixed ? `/${locale}${pathname}` : pathname
}

/** Paths whose page is remembered, and how long each of them may be. */
const REMEMBERED = { paths: 2000, characters: 200 }
const remembered = new Map<string, string | undefined>()

// Comparing a path with those of all pages takes longer than answering with a page that is kept.
const firstPagePath = (whole: string): string | undefined => {
  if (remembered.has(whole)) return remembered.get(whole)
  if (remembered.size >= REMEMBERED.paths) remembered.clear()
  const path = pathOfFirstPage(whole)
  if (whole.length <= REMEMBERED.characters) remembered.set(whole, path)
  return path
}

/**
 * What a page reads of its address. The pages a visit begins with are the same whatever else was written behind them, such as
 * where an advertisement stood; any other page is asked with all of it.
 */
export const addressRead = (url: URL): URL => {
  const pathname = firstPagePath(url.pathname)
  if (pathname === undefined || (pathname === url.pathname && url.search === '')) return url
  const read = new URL(url)
  read.pathname = pathname
  for (const name of url.searchParams.keys()) if (!READ.has(name)) read.searchParams.delete(name)
  return read.href === url.href ? url : read
}
