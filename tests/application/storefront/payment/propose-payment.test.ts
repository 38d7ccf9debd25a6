import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import type { CustomerOrderGateway } from '../../../../application/storefront/order/customer-order-gateway.port.ts'
import { makeProposePayment } from '../../../../application/storefront/payment/propose-payment.ts'
import { GUEST, signedIn, type Identity } from '../../../../domain/identity/identity.ts'
import type { LastPayment } from '../../../../domain/payment/last-payment.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { aCart } from '../../../support/builders/cart.ts'
import { aCustomer } from '../../../support/builders/customer.ts'
import { value } from '../../../support/outcome.ts'

/** What is proposed to whoever is there, and how often the shop was asked about them. */
const proposed = async (who: TE.TaskEither<Failure, Identity>, last: TE.TaskEither<Failure, LastPayment>) => {
  let asked = 0
  const unasked = () => TE.left<Failure, never>({ _tag: 'ServiceUnavailable' })
  const customerOrders: CustomerOrderGateway = {
    orders: unasked, order: unasked, documents: unasked, bonusPoints: unasked,
    lastPayment: () => {
      asked += 1
      return last
    },
  }
  const propose = makeProposePayment({ who: () => who, customerOrders, asCustomer: (request) => request })
  return [await value(propose(aCart())), asked]
}

const TWINT: TE.TaskEither<Failure, LastPayment> = TE.right({ lastPaymentMethod: 'twint', invoiceAllowed: true })
const SILENT = TE.left<Failure, never>({ _tag: 'ServiceUnavailable' })
const NOTHING = { invoiceAllowed: false }

describe('the way of paying that is proposed', () => {
  it('is how a customer paid last', async () => {
    expect(await proposed(TE.right(signedIn(aCustomer())), TWINT)).toEqual([{ lastPaymentMethod: 'twint', invoiceAllowed: true }, 1])
  })

  it('is none for a guest, about whom nobody is asked', async () => {
    expect(await proposed(TE.right(GUEST), TWINT)).toEqual([NOTHING, 0])
  })

  it('is none where it cannot be said who is there or how they paid', async () => {
    expect(await proposed(TE.right(signedIn(aCustomer())), SILENT)).toEqual([NOTHING, 1])
    expect(await proposed(SILENT, TWINT)).toEqual([NOTHING, 0])
  })
})
