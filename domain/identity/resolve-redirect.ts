const HERE = 'https://here.invalid'

/**
 * Where a visitor may be sent after signing in: an address of this shop, or the fallback. The address is taken apart as
 * a browser does it, since `//host`, `/\host` and `/..//host` all leave the shop (Account §5).
 */
export const resolveRedirect = (asked: string | null | undefined, fallback: string): string => {
  if (asked == null || !asked.startsWith('/') || !URL.canParse(asked, HERE)) return fallback
  const { origin, pathname, search, hash } = new URL(asked, HERE)
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : fallback
}
