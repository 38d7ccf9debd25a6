import * as E from 'fp-ts/lib/Either.js'
import { makeEmail } from '../../../domain/customer/email.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import type { OrderStatus } from '../../../domain/order/order.ts'
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'

/** What everybody at the demo shop signs in with. */
export const DEMO_PASSWORD = 'demo-linse-7'

/** One order of the past: how many days ago, of which product, and how far it came. */
export type PastOrder = {
  readonly daysAgo: number
  readonly title: string
  readonly quantity: number
  readonly method: PaymentMethod
  readonly status: OrderStatus
}
export type DemoCustomer = { readonly customer: Customer; readonly orders: readonly PastOrder[] }

const written = <Value>(made: E.Either<unknown, Value>): Value => {
  if (E.isLeft(made)) throw new Error(`The demo shop's customers are wrong: ${JSON.stringify(made.left)}`)
  return made.right
}

const person = (name: string, firstName: string, lastName: string): Customer => ({
  accountId: written(makeAccountId(`demo-${name}`.padEnd(22, '0'))),
  email: written(makeEmail(`${name}@example.ch`)),
  firstName,
  lastName,
})

/** A customer with a history of three orders, and one who has only just registered. */
export const demoCustomers = (): readonly DemoCustomer[] => [
  {
    customer: person('anna', 'Anna', 'Keller'),
    orders: [
      { daysAgo: 190, title: 'Biofinity', quantity: 2, method: 'twint', status: 'shipped' },
      { daysAgo: 95, title: 'Biofinity', quantity: 2, method: 'twint', status: 'shipped' },
      { daysAgo: 3, title: 'Biofinity', quantity: 1, method: 'invoice', status: 'open' },
    ],
  },
  { customer: person('bruno', 'Bruno', 'Meier'), orders: [] },
]
