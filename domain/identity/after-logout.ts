import { homePath, type Locale } from '../shop/locale.ts'
import { readLocalizedPath } from '../shop/localized-path.ts'
import { resolveRedirect } from './resolve-redirect.ts'
import { canParseUrl } from '../parse-url.ts'

/** Pages that are nobody's after signing out: of the checkout, of the account, and those a letter leads to. */
const LEFT = new RegExp(
  `^/(?:${[
    'checkout', 'my-account', 'reorder', 'abandoned-cart', 'authenticate', 'LoginLink', 'confirm-email', 'forgot-password',
    'reset-password', 'ResetPassword', 'AsyncResetPassword', 'reminder/end', 'newsletter/[^/]+', 'login', 'register', 'logout',
  ].join('|')})(?:/|$)`,
)

const HERE = 'https://here.invalid'

/** Where whoever signs out goes on: home from a page that is left, else where they are (Account §2.4, decision C10). */
export const afterLogout = (from: string | null | undefined, locale: Locale): string => {
  if (from == null || !canParseUrl(from, HERE)) return homePath(locale)
  const { pathname, search } = new URL(from, HERE)
  return LEFT.test(readLocalizedPath(pathname).path)
    ? homePath(locale)
    : resolveRedirect(`${HERE}${pathname}${search}`, { own: HERE, locale }).to
}
