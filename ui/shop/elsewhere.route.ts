import { redirect, type LoaderFunctionArgs } from 'react-router'
import { localePath, readLocalizedPath } from '../../domain/shop/localized-path.ts'
import { canonicalPath } from './canonical-path.ts'
import { routeError } from '../binding/route-error.ts'

/** Whatever no page answers: an old capitalised address moves for good, anything else is not there. */
export const loader = ({ request }: LoaderFunctionArgs): Response => {
  const url = new URL(request.url)
  const { locale, path } = readLocalizedPath(url.pathname)
  const canonical = canonicalPath(path)
  if (canonical === undefined) throw routeError({ _tag: 'NotFound', what: 'category' })
  return redirect(localePath(locale, canonical) + url.search, 301)
}
