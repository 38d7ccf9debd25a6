import { redirect, type LoaderFunctionArgs } from 'react-router'
import { localePath, readLocalizedPath } from '../../domain/shop/localized-path.ts'
import { canonicalPath } from './canonical-path.ts'

/** The permanent redirect of a capitalised former path; undefined otherwise. */
export const moved = ({ request }: Pick<LoaderFunctionArgs, 'request'>): Response | undefined => {
  const url = new URL(request.url)
  const { locale, path } = readLocalizedPath(url.pathname)
  const canonical = canonicalPath(path)
  return canonical === undefined ? undefined : redirect(localePath(locale, canonical) + url.search, 301)
}
