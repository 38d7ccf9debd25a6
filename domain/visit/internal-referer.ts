import { canParseUrl } from '../parse-url.ts'

/** Origin and path of the referring page: its query may contain secrets (decision S14). */
export const refererOf = (text: string | undefined): string | undefined => {
  if (text === undefined || !canParseUrl(text)) return undefined
  const { protocol, origin, pathname } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? `${origin}${pathname}`.slice(0, 500) : undefined
}

const isBelow = (path: string, above: string): boolean => {
  const folder = above.replace(/\/$/, '')
  return path === folder || path.startsWith(`${folder}/`)
}

/**
 * Whether a session started from a page of the staff: same origin, and below its path if it has one. This can be forged: only a banner
 * depends on it (Account §4.4, decision S14).
 */
export const isFromStaff = (referer: string | undefined, pages: readonly string[] = []): boolean => {
  if (referer === undefined || !canParseUrl(referer)) return false
  const from = new URL(referer)
  return pages.some((page) => {
    if (!canParseUrl(page)) return false
    const { origin, pathname } = new URL(page)
    return from.origin === origin && isBelow(from.pathname, pathname)
  })
}
