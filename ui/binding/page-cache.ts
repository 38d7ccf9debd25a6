/** How long a page that is the same for everybody may be cached, in seconds, by the shop and by caches in front of it. */
export const PUBLIC_PAGE = { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300' } as const

type PageKind = 'home' | 'product' | 'category' | 'page' | 'download'

// Commas separate the values of the header.
const tagOf = (kind: PageKind, id: string | number): string => `${kind}-${encodeURI(String(id)).replaceAll(',', '%2C')}`

/**
 * The same with cache tags: one for all pages of its kind, one for this page. A cache that supports `Cache-Tag` purges by them
 * what a change of content or price made stale (Account §2.2).
 */
export const publicPage = (kind: PageKind, id?: string | number) =>
  ({ ...PUBLIC_PAGE, 'Cache-Tag': id === undefined ? kind : `${kind},${tagOf(kind, id)}` } as const)

/** A page of one visitor is never cached. */
export const PRIVATE_PAGE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } as const

/** A page whose address contains a secret from an e-mail: never cached, never sent as referrer (decision S12). */
export const SECRET_PAGE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const
