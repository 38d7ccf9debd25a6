import type { PublicAddress } from '../../../domain/product/public-addresses.ts'
import { DEFAULT_LOCALE, LOCALES } from '../../../domain/shop/locale.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')

const urlIn = (origin: string, address: PublicAddress, locale: Locale): string =>
  escaped(origin + localePath(locale, address[locale]))

const alternatesOf = (origin: string, address: PublicAddress): string =>
  [...LOCALES.map((locale) => [locale, locale] as const), ['x-default', DEFAULT_LOCALE] as const]
    .map(([name, locale]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${urlIn(origin, address, locale)}"/>`)
    .join('')

export const siteMapPath = (locale: Locale): string => `/sitemap-${locale}.xml`

/** Links to one sitemap a language. */
export const siteMapIndex = (origin: string): string =>
  `${HEAD}<sitemapindex xmlns="${SCHEMA}">` +
  LOCALES.map((locale) => `<sitemap><loc>${origin}${siteMapPath(locale)}</loc></sitemap>`).join('') +
  '</sitemapindex>\n'

/** Every public page of one language, with its alternates in the other languages. */
export const siteMap = (origin: string, addresses: readonly PublicAddress[], locale: Locale): string =>
  `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">` +
  addresses.map((address) => `<url><loc>${urlIn(origin, address, locale)}</loc>${alternatesOf(origin, address)}</url>`).join('') +
  '</urlset>\n'
