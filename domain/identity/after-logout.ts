import { readLocalizedPath } from '../shop/localized-path.ts'
import { resolveRedirect } from './resolve-redirect.ts'

/** Pages that are nobody's after signing out: of the checkout, of the account, and those a letter leads to. */
const LEFT = new RegExp(
  `^/(?:${[
    'checkout', 'my-account', 'reorder', 'abandoned-cart', 'authenticate', 'LoginLink', 'confirm-email', 'forgot-password',
    'reset-password', 'ResetPassword', 'AsyncResetPassword', 'reminder/end', 'newsletter/[^/]+', 'login', 'register', 'logout',
  ].join('|')})(?:/|$)`,
)

/** Where whoever signs out goes on: home from a page that is left, else where they are (Account §2.4, decision C10). */
export const afterLogout = (from: string | null | undefined, home: string): string => {
  if (from == null || !URL.canParse(from, 'https://here.invalid')) return home
  const { pathname, search } = new URL(from, 'https://here.invalid')
  const target = resolveRedirect(pathname + search, home)
  return LEFT.test(readLocalizedPath(pathname).path) ? home : target
}
