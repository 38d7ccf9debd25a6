import { homePath, type Locale } from '../shop/locale.ts'
import { readLocalizedPath } from '../shop/localized-path.ts'
import { resolveRedirect } from './resolve-redirect.ts'
import { canParseUrl } from '../parse-url.ts'

/** Pages that make no sense after signing out: of the checkout, of the account, and targets of mail links. */
const LEFT_AT_SIGN_OUT = new RegExp(
  `^/(?:${[
    'checkout', 'my-account', 'reorder', 'abandoned-cart', 'authenticate', 'LoginLink', 'confirm-email', 'forgot-password',
    'reset-password', 'ResetPassword', 'AsyncResetPassword', 'reminder/end', 'newsletter/[^/]+', 'login', 'register', 'logout',
  ].join('|')})(?:/|$)`,
)

const HERE = 'https://here.invalid'

/** The page after signing out: home from a page that is left, otherwise the current page (Account §2.4, decision C10). */
export const afterLogout = (from: string | null | undefined, locale: Locale): string => {
  if (from == null || !canParseUrl(from, HERE)) return homePath(locale)
  const { pathname, search } = new URL(from, HERE)
  return LEFT_AT_SIGN_OUT.test(readLocalizedPath(pathname).path)
    ? homePath(locale)
    : resolveRedirect(`${HERE}${pathname}${search}`, { own: HERE, locale }).to
}
