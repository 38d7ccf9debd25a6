import { localePath, readLocalizedPath } from '../../domain/shop/localized-path.ts'
import type { Locale } from '../../domain/shop/locale.ts'

/** Whether a page of the account was asked for, as the query of the sign-in page says. */
export const isAccountRequested = (search: string): boolean =>
  /^\/my-account\b/.test(readLocalizedPath(new URLSearchParams(search).get('redirectUrl') ?? '').path)

/** Where a visitor signs in, and comes back from. */
export const signInPath = (locale: Locale, from?: string): string =>
  localePath(locale, '/login') + (from === undefined ? '' : `?redirectUrl=${encodeURIComponent(from)}`)
