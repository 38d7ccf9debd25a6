import * as E from 'fp-ts/lib/Either.js'
import type { Account, CustomerBook } from '../../../application/commerce/customer/customer-book.port.ts'
import { mailboxOf } from '../../../domain/customer/same-email.ts'
import { withoutAbsent, type Complete } from '../../../domain/without-absent.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

export const openCustomerBook = ({ customers, customersSince }: ShopState): CustomerBook => ({
  add: (customer, passwordHash) =>
    atOnce(() => {
      customers.set(customer.accountId, withoutAbsent<Complete<Account>>({ customer, passwordHash }))
      customersSince.set(customer.accountId, new Date())
      return E.right(customer)
    }),
  customer: (accountId) => atOnce(() => E.right(customers.get(accountId)?.customer)),
  claims: (email) =>
    atOnce(() => {
      const claimants = [...customers.values()].filter(({ customer }) => mailboxOf(customer.email) === mailboxOf(email))
      return E.right(withoutAbsent({
        proven: claimants.find(({ customer }) => customer.isProven),
        claimed: claimants.findLast(({ customer }) => !customer.isProven),
      }))
    }),
  change: (accountId, change) =>
    atOnce(() => {
      const known = customers.get(accountId)
      if (known === undefined) return E.right(undefined)
      const { email, isProven, defaultAddress } = known.customer
      const { defaultAddress: _kept, ...changed } = change(known.customer)
      const customer = { ...changed, accountId, email, isProven, ...withoutAbsent({ defaultAddress }) }
      customers.set(accountId, { ...known, customer })
      return E.right(customer)
    }),
})
