const HERE = 'https://here.invalid'

/**
 * Where a visitor may be sent after signing in: an address of this shop, or the fallback. The address is taken apart as
 * a browser does it, since `//host`, `/\host` and `/..//host` all leave the shop (Account §5). A whole address is taken
 * where it begins with the shop's own origin.
 */
export const resolveRedirect = (asked: string | null | undefined, fallback: string, own: string = HERE): string => {
  if (asked == null || !URL.canParse(asked, own)) return fallback
  if (!asked.startsWith('/') && (own === HERE || !asked.startsWith(`${own}/`))) return fallback
  const { origin, pathname, search, hash } = new URL(asked, own)
  return origin === own && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : fallback
}
