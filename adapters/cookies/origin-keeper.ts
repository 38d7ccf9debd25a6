import type { OriginKeeper } from '../../application/storefront/tracking/origin-keeper.port.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES, VISITOR } from './cookie-table.ts'

const ALL = [COOKIES.source, COOKIES.tracking, COOKIES.uid, VISITOR] as const

/** How a visitor came, in cookies that the scripts of reports read: what the last campaign said of itself takes the former’s place. */
export const makeOriginKeeper = (jar: CookieJar): OriginKeeper => ({
  keepSource: (source) => { jar.set(COOKIES.source, source) },
  keepCampaign: (fields) => { jar.set(COOKIES.tracking, JSON.stringify(fields)) },
  keepUid: (uid) => { if (jar.get(COOKIES.uid) === undefined) jar.set(COOKIES.uid, uid) },
  forgetUid: () => { if (jar.get(COOKIES.uid) !== undefined) jar.remove(COOKIES.uid) },
  forget: () => { for (const cookie of ALL) if (jar.get(cookie) !== undefined) jar.remove(cookie) },
})
