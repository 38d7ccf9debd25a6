import type { OriginKeeper } from '../../application/storefront/tracking/origin-keeper.port.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES, VISITOR } from './cookie-table.ts'

const ALL = [COOKIES.source, COOKIES.tracking, COOKIES.uid, VISITOR] as const

/** The origin of a visitor, in cookies that analytics scripts read; a new campaign replaces the previous one. */
export const makeOriginKeeper = (jar: CookieJar): OriginKeeper => ({
  setSource: (source) => { jar.set(COOKIES.source, source) },
  setCampaign: (fields) => { jar.set(COOKIES.tracking, JSON.stringify(fields)) },
  setUid: (uid) => { if (jar.get(COOKIES.uid) === undefined) jar.set(COOKIES.uid, uid) },
  clearUid: () => { if (jar.get(COOKIES.uid) !== undefined) jar.remove(COOKIES.uid) },
  clear: () => { for (const cookie of ALL) if (jar.get(cookie) !== undefined) jar.remove(cookie) },
})
