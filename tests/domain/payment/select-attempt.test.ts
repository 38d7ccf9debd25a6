import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { selectAttempt, MAX_OPEN_ATTEMPTS } from '../../../domain/payment/select-attempt.ts'
import { chf } from '../../support/builders/money.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'

const NOW = Date.parse('2026-03-02T10:00:00.000Z')
const ago = (milliseconds: number): string => new Date(NOW - milliseconds).toISOString()
const MINUTE = 60_000
const payment = aPayment({ id: paymentId('new'), startedAt: ago(0) })
const opened = (name: string, before: number, stated: Parameters<typeof aPayment>[0] = {}) =>
  aPayment({ id: paymentId(name), page: `https://pay.example/${name}`, startedAt: ago(before), ...stated })

describe('requesting a payment page', () => {
  it('reuses the latest page that was just opened for the same payment', () => {
    const attempts = [opened('a', 9 * MINUTE), opened('b', 10 * MINUTE - 1), opened('c', 10 * MINUTE)]
    expect(selectAttempt(payment, attempts)).toEqual(E.right(attempts[1]))
  })

  it('opens a new one if the last is ten minutes old, has no page yet, was decided, or was for another payment', () => {
    const { page: _none, ...unopened } = opened('a', MINUTE)
    const others = [
      opened('a', 10 * MINUTE), unopened, opened('a', MINUTE, { status: 'declined' }), opened('a', MINUTE, { method: 'twint' }),
      opened('a', MINUTE, { amount: chf(1) }),
    ]
    for (const other of others) expect(selectAttempt(payment, [other])).toEqual(E.right(payment))
    expect(selectAttempt(payment, [])).toEqual(E.right(payment))
  })

  it('F-M04 opens none beside ten undecided ones: an old one for the same payment is used, or the customer waits', () => {
    const many = (length: number) => Array.from({ length }, (_, index) => opened(String(index), 20 * MINUTE, { method: 'twint' }))
    const decided = opened('x', 20 * MINUTE, { status: 'declined', method: 'twint' })
    expect(MAX_OPEN_ATTEMPTS).toBe(10)
    expect(selectAttempt(payment, [...many(9), decided])).toEqual(E.right(payment))
    expect(selectAttempt(payment, many(10))).toEqual(E.left({ _tag: 'TooManyAttempts', minutes: 15 }))
    const same = [50, 40, 30].map((before) => opened(`before${before}`, before * MINUTE))
    expect(selectAttempt(payment, [...many(7), ...same])).toEqual(E.right(same[2]))
  })
})
