import * as E from 'fp-ts/lib/Either.js'
import type { CustomerBook } from '../../../application/commerce/customer/customer-book.port.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { mailboxOf } from '../../../domain/customer/same-email.ts'
import type { EmailTaken } from '../../../domain/customer/customer-refusal.ts'
import { atOnce } from '../at-once.ts'
import type { KnownCustomer, ShopState } from '../shop-state.ts'

const emailTaken: EmailTaken = { _tag: 'EmailTaken' }

export const openCustomerBook = ({ customers }: ShopState): CustomerBook => {
  const byEmail = (email: Email): KnownCustomer | undefined =>
    [...customers.values()].find(({ customer }) => mailboxOf(customer.email) === mailboxOf(email))
  return {
    add: (customer, passwordHash) =>
      atOnce(() => {
        if (byEmail(customer.email) !== undefined) return E.left(emailTaken)
        customers.set(customer.accountId, { customer, passwordHash })
        return E.right(customer)
      }),
    customer: (accountId) => atOnce(() => E.right(customers.get(accountId)?.customer)),
    credentials: (email) => atOnce(() => E.right(byEmail(email))),
    change: (accountId, change) =>
      atOnce(() => {
        const known = customers.get(accountId)
        if (known === undefined) return E.right(undefined)
        const customer = { ...change(known.customer), accountId, email: known.customer.email }
        customers.set(accountId, { ...known, customer })
        return E.right(customer)
      }),
  }
}
