import { readLocalizedPath } from '../shop/localized-path.ts'
import { afterLogin } from './after-login.ts'
import { resolveRedirect } from './resolve-redirect.ts'

const withoutUid = (target: string): string => {
  const { pathname, search, hash, searchParams } = new URL(target, 'https://here.invalid')
  if (!searchParams.has('uid')) return target
  const kept = search.slice(1).split('&').filter((pair) => pair !== 'uid' && !pair.startsWith('uid=')).join('&')
  return `${pathname}${kept === '' ? '' : `?${kept}`}${hash}`
}

/**
 * Where a login link leads: to its url without the uid, to an abandoned cart as it was written, else home; never out of the shop and
 * never to a login link again (Account §4.2, decision S1).
 */
export const loginTarget = (url: string | null | undefined, { home, own }: { readonly home: string; readonly own: string }): string => {
  const target = resolveRedirect(url, home, own)
  const { path } = readLocalizedPath(target)
  if (/authenticate|^\/LoginLink\b/.test(path.split(/[?#]/)[0] ?? '')) return home
  return path.startsWith('/abandoned-cart/') ? target : withoutUid(afterLogin(target))
}
