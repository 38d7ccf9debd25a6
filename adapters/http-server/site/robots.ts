import { LOCALES } from '../../../domain/shop/locale.ts'

/** Personal pages, the API, and payment pages. Search result pages may be read, because they declare noindex themselves. */
const OF_ONE_VISITOR = ['/cart', '/checkout', '/my-account', '/reorder', '/abandoned-cart'] as const
const DISALLOWED_PATHS = ['/api/', '/pay/', '/dev/', '/health/', '/desk'] as const

const inEveryLanguage = (path: string): readonly string[] => [path, ...LOCALES.map((locale) => `/${locale}${path}`)]

/** The paths that robots should not request, and the address of the sitemap. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...[...DISALLOWED_PATHS, ...OF_ONE_VISITOR.flatMap(inEveryLanguage)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
