import { readLocalizedPath } from '../shop/localized-path.ts'
import { homePath } from '../shop/locale.ts'
import { resolveRedirect, type RedirectSite, type RedirectTarget } from './resolve-redirect.ts'
import { withoutParameters } from '../shop/without-parameters.ts'
import { afterLogin } from './after-login.ts'

const withoutUid = (target: string): string => {
  const { pathname, search, hash } = new URL(target, 'https://here.invalid')
  return `${pathname}${withoutParameters(search, 'uid')}${hash}`
}

/**
 * The target of a login link: its URL without the uid, an abandoned cart as written, otherwise home; never a disallowed target or
 * another login link (Account §4.2, decision S1).
 */
export const loginTarget = (url: string | null | undefined, site: RedirectSite): RedirectTarget => {
  if (url == null) return { _tag: 'Page', to: homePath(site.locale) }
  const { _tag, to } = resolveRedirect(url, site)
  if (!to.startsWith('/') || readLocalizedPath(to).path.startsWith('/abandoned-cart/')) return { _tag, to }
  return { _tag, to: withoutUid(afterLogin(to)) }
}
