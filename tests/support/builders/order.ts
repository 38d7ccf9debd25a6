import { makeEmail } from '../../../domain/customer/email.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { computeTotals } from '../../../domain/cart/totals.ts'
import { zero } from '../../../domain/money/money.ts'
import { anAddress } from './address.ts'
import { aLine } from './cart-line.ts'
import { cartToken } from './cart.ts'
import { made } from './made.ts'
import { money } from './money.ts'

export const orderToken = (name: string): OrderToken => made(makeOrderToken(`order-${name}`.padEnd(22, '_')))

type Stated = Partial<Omit<Order, 'totals' | 'lines'>> & {
  readonly cartToken?: CartToken
  readonly lines?: Order['lines']
  /** Cents. */
  readonly shipping?: number
}

/** One pack for 50.00 and 7.90 shipping, ordered by invoice by default; totals are calculated from the lines. */
export const anOrder = (stated: Stated = {}): Order => {
  const { lines = [aLine()], shipping = 790, currency = 'CHF', ...rest } = stated
  return {
    token: orderToken('1'),
    cartToken: cartToken('1'),
    id: 1,
    number: 'IR-2026-000001',
    status: 'new',
    brandChannel: 'iris',
    priceChannel: 'iris-ch',
    locale: 'de',
    email: made(makeEmail('erika@example.ch')),
    billingAddress: anAddress(),
    shippingAddress: anAddress(),
    shippingMethod: 'swisspost_a_post_parcel',
    paymentMethod: 'invoice',
    createdAt: '2026-03-02T09:00:00.000Z',
    ...rest,
    currency,
    lines,
    totals: computeTotals(lines, money(shipping, currency), zero(currency)),
  }
}
