import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { shopOrigin } from '../../domain/settings/shop-origin.ts'
import { DEFAULT_LOCALE, LOCALES } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'

export type PageHeadProps = {
  readonly title: string
  readonly description?: string | undefined
  /** The canonical path below the language prefix, with its query if that makes another page. */
  readonly canonicalPath?: string | undefined
  /** The path per language below its prefix, where they differ. */
  readonly alternates?: { readonly [locale in Locale]?: string } | undefined
  readonly noindex?: boolean | undefined
}

/** The metadata of a page for browsers and search engines; the title ends with the shop's domain (Account §9). */
export const PageHead = ({ title, description, canonicalPath, alternates, noindex = false }: PageHeadProps) => {
  const shop = useInjected(CurrentShop)
  const { domain } = shop
  const current = useLocale()
  const addressIn = (locale: Locale, path: string): string =>
    shopOrigin(shop) + localePath(locale, alternates?.[locale] ?? path)
  return (
    <>
      <title>{`${title} | ${domain}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {canonicalPath !== undefined && !noindex && (
        <>
          <link rel="canonical" href={addressIn(current, canonicalPath)} />
          {LOCALES.map((locale) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={addressIn(locale, canonicalPath)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LOCALE, canonicalPath)} />
        </>
      )}
    </>
  )
}
