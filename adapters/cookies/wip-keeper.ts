import type { WipKeeper } from '../../application/storefront/visit/wip-keeper.port.ts'
import { WIP } from '../../domain/visit/wip-mode.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES, TRACES } from './cookie-table.ts'

/** A cookie of the former name is read and deleted as well (decision C6). */
export const makeWipKeeper = (jar: CookieJar): WipKeeper => ({
  read: () => jar.get(COOKIES.wip) ?? jar.get(TRACES.wip),
  store: () => { jar.set(COOKIES.wip, WIP) },
  clear: () => { for (const cookie of [COOKIES.wip, TRACES.wip]) if (jar.get(cookie) !== undefined) jar.remove(cookie) },
})
