import type { RefererKeeper } from '../../application/storefront/visit/referer-keeper.port.ts'
import { refererOf } from '../../domain/visit/internal-referer.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES } from './cookie-table.ts'

/** `cameFrom`: the referrer of the request or of the page. */
export const makeRefererKeeper = (jar: CookieJar, cameFrom?: string): RefererKeeper => ({
  read: () => jar.read(COOKIES.referer, refererOf),
  store: () => {
    const referer = refererOf(cameFrom)
    if (referer !== undefined) jar.set(COOKIES.referer, referer)
  },
  clear: () => { jar.remove(COOKIES.referer) },
})
