import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { makeProposePayment } from '../../../../application/storefront/payment/propose-payment.ts'
import { GUEST, signedIn, type Identity } from '../../../../domain/identity/identity.ts'
import type { LastPayment } from '../../../../domain/payment/last-payment.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { aCart } from '../../../support/builders/cart.ts'
import { aCustomer } from '../../../support/builders/customer.ts'
import { fakeShop } from '../../../support/fake-shop.ts'
import { value } from '../../../support/outcome.ts'

/** The proposal for a visitor, and the number of requests to the shop. */
const proposed = async (who: TE.TaskEither<Failure, Identity>, last: TE.TaskEither<Failure, LastPayment>, isStaff = false) => {
  const queries: unknown[] = []
  const shop = fakeShop({
    payment: {
      getLastPayment: ({ cart: _cart, ...query }) => {
        queries.push(query)
        return last
      },
    },
  })
  const propose = makeProposePayment({
    who: () => who, shop, isStaffSession: () => TE.right(isStaff),
  })
  return [await value(propose(aCart())), queries]
}

const LAST_PAYMENT: LastPayment = { lastPaymentMethod: 'twint', invoiceAllowed: true }
const TWINT: TE.TaskEither<Failure, LastPayment> = TE.right(LAST_PAYMENT)
const SILENT = TE.left<Failure, never>({ _tag: 'ServiceUnavailable' })
const NOTHING = { invoiceAllowed: false }

describe('the proposed payment method', () => {
  it('is the customer’s last one', async () => {
    expect(await proposed(TE.right(signedIn(aCustomer())), TWINT)).toEqual([LAST_PAYMENT, [{ isStaff: false }]])
  })

  it('CC-CALL-19 is requested with the word for staff, if a member of staff requests it', async () => {
    expect(await proposed(TE.right(signedIn(aCustomer())), TWINT, true)).toEqual([LAST_PAYMENT, [{ isStaff: true }]])
  })

  it('is absent for a guest, and no request is sent', async () => {
    expect(await proposed(TE.right(GUEST), TWINT)).toEqual([NOTHING, []])
  })

  it('is absent if the identity or the last payment is unknown', async () => {
    expect(await proposed(TE.right(signedIn(aCustomer())), SILENT)).toEqual([NOTHING, [{ isStaff: false }]])
    expect(await proposed(SILENT, TWINT)).toEqual([NOTHING, []])
  })
})
