import * as E from 'fp-ts/lib/Either.js'
import type { CustomerFinder } from '../../../application/commerce/staff/customer-finder.port.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import { onePage } from '../../../domain/listing/one-page.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

export const openCustomerFinder = ({ customers, orders }: ShopState): CustomerFinder => ({
  find: (text, at) =>
    atomically(() => {
      const searched = text.toLowerCase()
      const ordered = [...orders.values()].find(({ number }) => number.toLowerCase() === searched)?.accountId
      const matching = [...customers.values()].map(({ customer }) => customer)
        .filter(({ accountId, email, firstName, lastName }) =>
          accountId === text || accountId === ordered
          || [email, `${firstName} ${lastName}`].some((where) => where.toLowerCase().includes(searched)))
        .toSorted((left, right) => (canonicalEmailOf(left.email) < canonicalEmailOf(right.email) ? -1 : 1))
      return E.right({ customers: onePage(matching, at), total: matching.length })
    }),
})
