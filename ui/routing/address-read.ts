import { matchPath } from 'react-router'
import { OPTION_KEYS } from '../../domain/prescription/lens-option.ts'
import { LISTING_PARAMETERS } from '../../domain/listing/listing-parameters.ts'
import { readLocalizedPath } from '../../domain/shop/localized-path.ts'
import { CAMPAIGN_PARAMETERS } from '../product/campaign.ts'
import { fieldName } from '../product/field-problem.ts'
import { PAGES } from './pages.ts'

const LENS_FIELDS = [...OPTION_KEYS, 'quantity'].flatMap((key) =>
  [fieldName(false, 'right', key), fieldName(true, 'right', key), fieldName(true, 'left', key)])

/** Every parameter that a page which may be opened first reads from its address. */
const READ: ReadonlySet<string> = new Set([...LISTING_PARAMETERS, ...LENS_FIELDS, ...CAMPAIGN_PARAMETERS])

const isFirstPage = (pathname: string): boolean =>
  PAGES.some((page) => 'draw' in page && matchPath({ path: `/${page.path}`, caseSensitive: true }, pathname) !== null)

/**
 * What a page reads of its address. The pages a visit begins with are the same whatever else was written behind them, such as
 * where an advertisement stood; any other page is asked with all of it.
 */
export const addressRead = (url: URL): URL => {
  if (url.search === '' || !isFirstPage(readLocalizedPath(url.pathname).path)) return url
  const read = new URL(url)
  for (const name of url.searchParams.keys()) if (!READ.has(name)) read.searchParams.delete(name)
  return read
}
