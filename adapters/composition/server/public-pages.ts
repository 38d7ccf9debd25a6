import { CONTENT_SLUGS, contentPath } from '../../../ui/content/content-slug.ts'
import { PAGES } from '../../../ui/routing/pages.ts'

/** The public pages beside the catalogue, below the language prefix. */
export const publicPages = (): readonly string[] => [
  '/', ...CONTENT_SLUGS.map(contentPath), ...PAGES.flatMap((page) => ('isInSitemap' in page && page.isInSitemap ? [`/${page.path}`] : [])),
]
