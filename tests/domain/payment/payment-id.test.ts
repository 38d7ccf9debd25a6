import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { makePaymentId, paymentIdOf } from '../../../domain/payment/payment-id.ts'

const nobodys = E.left({ _tag: 'NotFound', what: 'payment' })

describe('the id of a payment attempt', () => {
  it('F-O11 is eighteen letters and digits; anything else is an unknown attempt', () => {
    expect(makePaymentId('aZ9'.repeat(6))).toEqual(E.right('aZ9aZ9aZ9aZ9aZ9aZ9'))
    for (const odd of ['a'.repeat(17), 'a'.repeat(19), `${'a'.repeat(17)}-`, `${'a'.repeat(17)}_`, '', 7, undefined])
      expect(makePaymentId(odd)).toEqual(nobodys)
  })

  it('F-O11 is derived from any token, a different id for each token', () => {
    expect(paymentIdOf('token-0000000000000001')).toEqual(E.right('nx0000000000000001'))
    expect(paymentIdOf('token_0000000000000002')).toEqual(E.right('nX0000000000000002'))
    expect(paymentIdOf('short')).toEqual(nobodys)
  })
})
