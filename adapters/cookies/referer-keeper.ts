import type { RefererKeeper } from '../../application/storefront/visit/referer-keeper.port.ts'
import type { CookieJar } from './cookie-jar.ts'
import { TRACES } from './cookie-table.ts'

export const makeRefererKeeper = (jar: CookieJar): RefererKeeper => ({ forget: () => { jar.remove(TRACES.referer) } })
