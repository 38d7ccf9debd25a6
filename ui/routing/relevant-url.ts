import { matchPath } from 'react-router'
import { OPTION_KEYS } from '../../domain/prescription/lens-option.ts'
import { LISTING_PARAMETERS } from '../../domain/listing/listing-parameters.ts'
import { readLocalizedPath } from '../../domain/shop/localized-path.ts'
import { CAMPAIGN_PARAMETERS } from '../product/campaign.ts'
import { fieldName } from '../product/field-problem.ts'
import { PAGES, type Page } from './pages.ts'

const LENS_FIELDS = [...OPTION_KEYS, 'quantity'].flatMap((key) =>
  [fieldName(false, 'right', key), fieldName(true, 'right', key), fieldName(true, 'left', key)])

/** All query parameters that a first page reads. */
const RELEVANT_PARAMETERS: ReadonlySet<string> = new Set([...LISTING_PARAMETERS, ...LENS_FIELDS, ...CAMPAIGN_PARAMETERS])

const pageAt = (path: string): Page | undefined =>
  PAGES.find((page) => 'isFirst' in page && matchPath({ path: `/${page.path}`, caseSensitive: true }, path) !== null)

/** The part of the path that a page reads: the slug after an id is only for people. */
const relevantPath = (page: Page, path: string): string =>
  'reads' in page ? (matchPath({ path: `/${page.reads}`, end: false }, path)?.pathname ?? path) : path

const pathOfFirstPage = (fullPath: string): string | undefined => {
  const { path, locale, prefixed } = readLocalizedPath(fullPath)
  const page = pageAt(path)
  if (page === undefined) return undefined
  const pathname = relevantPath(page, path)
  return pathname === path ? fullPath : prefixed ? `/${locale}${pathname}` : pathname
}

/** Limits of the cache: number of paths, and length of each. */
const CACHE_LIMITS = { paths: 2000, characters: 200 }
const cache = new Map<string, string | undefined>()

// Matching a path against all pages takes longer than responding with a cached page.
const firstPagePath = (fullPath: string): string | undefined => {
  if (cache.has(fullPath)) return cache.get(fullPath)
  if (cache.size >= CACHE_LIMITS.paths) cache.clear()
  const path = pathOfFirstPage(fullPath)
  if (fullPath.length <= CACHE_LIMITS.characters) cache.set(fullPath, path)
  return path
}

/**
 * The part of a URL that its page reads. The first pages do not depend on other parameters, such as those of advertisements; any
 * other page gets the whole URL.
 */
export const relevantUrl = (url: URL): URL => {
  const pathname = firstPagePath(url.pathname)
  if (pathname === undefined || (pathname === url.pathname && url.search === '')) return url
  const relevant = new URL(url)
  relevant.pathname = pathname
  for (const name of url.searchParams.keys()) if (!RELEVANT_PARAMETERS.has(name)) relevant.searchParams.delete(name)
  return relevant.href === url.href ? url : relevant
}
