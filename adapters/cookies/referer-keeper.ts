import type { RefererKeeper } from '../../application/storefront/visit/referer-keeper.port.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES } from './cookie-table.ts'

export const makeRefererKeeper = (jar: CookieJar): RefererKeeper => ({ forget: () => { jar.remove(COOKIES.referer) } })
