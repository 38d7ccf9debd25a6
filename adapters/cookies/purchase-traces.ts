import * as O from 'fp-ts/lib/Option.js'
import type { PurchaseTraces } from '../../application/storefront/cart/purchase-traces.port.ts'
import { makeOrderToken } from '../../domain/order/order-token.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES, TRACES } from './cookie-table.ts'

/** The cookies that an order deletes; the identity of the visitor stays (Commerce §4, decision A29). */
const CLEARED = [COOKIES.campaign, TRACES.delivery, COOKIES.tracking, TRACES.emailReorder, COOKIES.loginLink] as const

export const makePurchaseTraces = (jar: CookieJar): PurchaseTraces => ({
  clear: () => {
    for (const cookie of CLEARED) jar.remove(cookie)
  },
  setOrdered: (order) => { jar.set(COOKIES.ordered, order) },
  clearOrdered: () => { jar.remove(COOKIES.ordered) },
  ordered: () => jar.read(COOKIES.ordered, (text) => O.toUndefined(O.fromEither(makeOrderToken(text)))),
})
