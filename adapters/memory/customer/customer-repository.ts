import * as E from 'fp-ts/lib/Either.js'
import type { Account, CustomerRepository } from '../../../application/commerce/customer/customer-repository.port.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import { atomically } from '../atomically.ts'
import { storeSession } from './store-session.ts'
import type { ShopState } from '../shop-state.ts'

const add = (state: ShopState): CustomerRepository['add'] => (customer, passwordHash, begins) =>
  atomically(() => {
    state.customers.set(customer.accountId, omitUndefined<Complete<Account>>({ customer, passwordHash }))
    state.customersSince.set(customer.accountId, new Date())
    if (begins !== undefined) storeSession(state, { ...begins, accountId: customer.accountId })
    return E.right(customer)
  })

export const openCustomerRepository = (state: ShopState): CustomerRepository => ({
  add: add(state),
  customer: (accountId) => atomically(() => E.right(state.customers.get(accountId)?.customer)),
  claims: (email) =>
    atomically(() => {
      const claimants = [...state.customers.values()].filter(
        ({ customer }) => canonicalEmailOf(customer.email) === canonicalEmailOf(email),
      )
      return E.right(omitUndefined({
        proven: claimants.find(({ customer }) => customer.isVerified),
        claimed: claimants.findLast(({ customer }) => !customer.isVerified),
      }))
    }),
  change: (accountId, change) =>
    atomically(() => {
      const account = state.customers.get(accountId)
      if (account === undefined) return E.right(undefined)
      const { email, isVerified, defaultAddress } = account.customer
      const { defaultAddress: _derived, ...changed } = change(account.customer)
      const customer = { ...changed, accountId, email, isVerified, ...omitUndefined({ defaultAddress }) }
      state.customers.set(accountId, { ...account, customer })
      return E.right(customer)
    }),
})
