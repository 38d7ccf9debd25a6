import { localePath, readLocalizedPath } from '../../domain/shop/localized-path.ts'
import type { Locale } from '../../domain/shop/locale.ts'

/** Whether an account page was requested, by the query of the sign-in page. */
export const isAccountRequested = (search: string): boolean =>
  /^\/my-account\b/.test(readLocalizedPath(new URLSearchParams(search).get('redirectUrl') ?? '').path)

/** The path of the sign-in page, with the page to return to. */
export const signInPath = (locale: Locale, from?: string): string =>
  localePath(locale, '/login') + (from === undefined ? '' : `?redirectUrl=${encodeURIComponent(from)}`)
