import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { makePaymentId } from '../../../domain/payment/payment-id.ts'

describe('the name of an attempt to pay', () => {
  it('is a token, and anything else is an attempt nobody started', () => {
    expect(makePaymentId('a'.repeat(22))).toEqual(E.right('a'.repeat(22)))
    for (const odd of ['a'.repeat(21), 'a'.repeat(65), `${'a'.repeat(22)}%`, '', 7, undefined])
      expect(makePaymentId(odd)).toEqual(E.left({ _tag: 'NotFound', what: 'payment' }))
  })
})
