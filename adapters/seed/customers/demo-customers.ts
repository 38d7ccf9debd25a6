import * as E from 'fp-ts/lib/Either.js'
import { makeEmail } from '../../../domain/customer/email.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import type { ShippingCode } from '../../../domain/delivery/shipping-label.ts'
import type { OrderStatus } from '../../../domain/order/order.ts'
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import { CLOTH, EYE_TEST, type SpecialProduct } from './special-products.ts'

/** The password of every demo customer. */
export const DEMO_PASSWORD = 'demo-linse-7'

/** A number of packs of a product: of a lens one line for each eye, in the customer's own sphere. */
export type PastLine = {
  readonly title: string
  readonly quantity: number
  /** A product of that time: no longer sold, or one that cannot be added to a cart. */
  readonly was?: string | SpecialProduct
}

/** One past order: its age in days, its products, and its status. */
export type PastOrder = {
  readonly daysAgo: number
  readonly lines: readonly PastLine[]
  readonly method: PaymentMethod
  readonly status: OrderStatus
  /** A shipping method that is no longer offered, or not for this parcel. */
  readonly shipping?: ShippingCode
  /** The coupon it used. */
  readonly voucher?: string
  /** The gift that came with it. */
  readonly gift?: SpecialProduct
}
export type DemoCustomer = { readonly customer: Customer; readonly orders: readonly PastOrder[] }

const valid = <Value>(result: E.Either<unknown, Value>): Value => {
  if (E.isLeft(result)) throw new Error(`The demo shop's customers are wrong: ${JSON.stringify(result.left)}`)
  return result.right
}

const person = (name: string, firstName: string, lastName: string): Customer => ({
  accountId: valid(makeAccountId(`demo-${name}`.padEnd(22, '0'))),
  email: valid(makeEmail(`${name}@example.ch`)),
  isVerified: true,
  firstName,
  lastName,
})

const packs = (title: string, quantity: number): PastLine => ({ title, quantity })
const BIOFINITY = packs('Biofinity', 1)
const DAILIES = packs('Dailies Total1', 1)
const SOLUTION = packs('Opti-Free PureMoist', 1)
const DROPS = packs('Systane Ultra', 1)
const SWITCHED = { ...SOLUTION, was: 'Complete RevitaLens' }
const DISCONTINUED = { ...DROPS, was: 'Regard' }
const TEST = { ...packs('Ocuvite Complete', 1), was: EYE_TEST }

/** A customer whose history has two pages and every order status, and one who has only just registered. */
export const demoCustomers = (): readonly DemoCustomer[] => [
  {
    customer: person('anna', 'Anna', 'Keller'),
    orders: [
      { daysAgo: 640, lines: [DROPS], method: 'twint', status: 'shipped', shipping: 'cargo' },
      { daysAgo: 610, lines: [DROPS], method: 'twint', status: 'shipped', shipping: 'planzer_economy' },
      { daysAgo: 580, lines: [DROPS], method: 'twint', status: 'shipped', shipping: 'registered_letter' },
      { daysAgo: 550, lines: [DROPS], method: 'twint', status: 'shipped', shipping: 'swisspost_a_post_midi' },
      { daysAgo: 520, lines: [SWITCHED, DISCONTINUED], method: 'twint', status: 'shipped' },
      { daysAgo: 490, lines: [TEST, DROPS], method: 'twint', status: 'shipped', gift: CLOTH },
      { daysAgo: 460, lines: [packs('Biofinity', 2)], method: 'twint', status: 'shipped' },
      { daysAgo: 370, lines: [packs('Biofinity', 2), SOLUTION], method: 'twint', status: 'shipped' },
      { daysAgo: 280, lines: [packs('Biofinity', 2)], method: 'twint', status: 'shipped', voucher: 'DANKE1' },
      { daysAgo: 210, lines: [DAILIES], method: 'visa', status: 'returned' },
      { daysAgo: 190, lines: [packs('Biofinity', 2), DROPS], method: 'twint', status: 'shipped' },
      { daysAgo: 130, lines: [DROPS], method: 'prepayment', status: 'cancelled' },
      { daysAgo: 95, lines: [packs('Biofinity', 2), SOLUTION], method: 'twint', status: 'shipped', voucher: 'FIRST100' },
      { daysAgo: 20, lines: [DAILIES], method: 'visa', status: 'shipped' },
      { daysAgo: 6, lines: [SOLUTION], method: 'twint', status: 'accepted' },
      { daysAgo: 5, lines: [DAILIES, DROPS], method: 'twint', status: 'fulfiller_ready' },
      { daysAgo: 4, lines: [DROPS], method: 'twint', status: 'new' },
      { daysAgo: 3, lines: [BIOFINITY, SOLUTION], method: 'invoice', status: 'open' },
      { daysAgo: 2, lines: [DROPS], method: 'prepayment', status: 'payment_pending' },
    ],
  },
  { customer: person('bruno', 'Bruno', 'Meier'), orders: [] },
]
