import { LOCALES } from '../../../domain/shop/locale.ts'

/**
 * Pages of one visitor, the interface, and what only people pay on. Search results may be read: they say themselves that
 * they are not to be listed.
 */
const OF_ONE_VISITOR = ['/cart', '/checkout', '/my-account', '/reorder', '/abandoned-cart'] as const
const OF_NOBODY = ['/api/', '/pay/', '/dev/', '/health/', '/desk'] as const

const inEveryLanguage = (path: string): readonly string[] => [path, ...LOCALES.map((locale) => `/${locale}${path}`)]

/** What robots should leave alone, and where the map is. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...[...OF_NOBODY, ...OF_ONE_VISITOR.flatMap(inEveryLanguage)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
