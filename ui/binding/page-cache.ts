/** How long a page that is the same for everybody may be kept, in seconds: by us, and by anything between. */
export const PUBLIC_PAGE = { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300' } as const

/** A page of one visitor is never kept. */
export const PRIVATE_PAGE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } as const

/** A page whose address is itself a secret that arrived in a mail: never kept, never named to anybody (decision S12). */
export const SECRET_PAGE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const
