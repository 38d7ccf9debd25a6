/** How long a page that is the same for everybody may be kept, in seconds: by us, and by anything between. */
export const PUBLIC_PAGE = { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300' } as const

type PageKind = 'home' | 'product' | 'category' | 'page' | 'download'

// The names of a header are parted by commas.
const tagOf = (kind: PageKind, id: string | number): string => `${kind}-${encodeURI(String(id)).replaceAll(',', '%2C')}`

/**
 * The same, with the names under which what is kept of it can be thrown away: all pages of its kind, and this one. Any cache in front of
 * the shop that knows `Cache-Tag` drops by them what an editor or a new price made old (Account §2.2).
 */
export const publicPage = (kind: PageKind, id?: string | number) =>
  ({ ...PUBLIC_PAGE, 'Cache-Tag': id === undefined ? kind : `${kind},${tagOf(kind, id)}` } as const)

/** A page of one visitor is never kept. */
export const PRIVATE_PAGE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } as const

/** A page whose address is itself a secret that arrived in a mail: never kept, never named to anybody (decision S12). */
export const SECRET_PAGE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const
