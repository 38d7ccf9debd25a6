import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import type { CustomerOrderGateway, LastPaymentQuery } from '../../../../application/storefront/order/customer-order-gateway.port.ts'
import { makeProposePayment } from '../../../../application/storefront/payment/propose-payment.ts'
import { GUEST, signedIn, type Identity } from '../../../../domain/identity/identity.ts'
import type { LastPayment } from '../../../../domain/payment/last-payment.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { aCart } from '../../../support/builders/cart.ts'
import { aCustomer } from '../../../support/builders/customer.ts'
import { value } from '../../../support/outcome.ts'

/** What is proposed to whoever is there, and how often the shop was asked about them. */
const proposed = async (who: TE.TaskEither<Failure, Identity>, last: TE.TaskEither<Failure, LastPayment>, isStaff = false) => {
  const asked: (LastPaymentQuery | undefined)[] = []
  const unasked = () => TE.left<Failure, never>({ _tag: 'ServiceUnavailable' })
  const customerOrders: CustomerOrderGateway = {
    orders: unasked, order: unasked, documents: unasked, bonusPoints: unasked,
    lastPayment: (_cart, query) => {
      asked.push(query)
      return last
    },
  }
  const propose = makeProposePayment({
    who: () => who, customerOrders, asCustomer: (request) => request, isStaffSession: () => TE.right(isStaff),
  })
  return [await value(propose(aCart())), asked]
}

const ANSWER: LastPayment = { lastPaymentMethod: 'twint', invoiceAllowed: true }
const TWINT: TE.TaskEither<Failure, LastPayment> = TE.right(ANSWER)
const SILENT = TE.left<Failure, never>({ _tag: 'ServiceUnavailable' })
const NOTHING = { invoiceAllowed: false }

describe('the way of paying that is proposed', () => {
  it('is how a customer paid last', async () => {
    expect(await proposed(TE.right(signedIn(aCustomer())), TWINT)).toEqual([ANSWER, [{ isStaff: false }]])
  })

  it('CC-CALL-19 is asked for with a word that one of the shop’s own people asks, where it is so', async () => {
    expect(await proposed(TE.right(signedIn(aCustomer())), TWINT, true)).toEqual([ANSWER, [{ isStaff: true }]])
  })

  it('is none for a guest, about whom nobody is asked', async () => {
    expect(await proposed(TE.right(GUEST), TWINT)).toEqual([NOTHING, []])
  })

  it('is none where it cannot be said who is there or how they paid', async () => {
    expect(await proposed(TE.right(signedIn(aCustomer())), SILENT)).toEqual([NOTHING, [{ isStaff: false }]])
    expect(await proposed(SILENT, TWINT)).toEqual([NOTHING, []])
  })
})
