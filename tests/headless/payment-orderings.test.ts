import { describe, expect, it } from 'vitest'
import { orderings, runPaymentSequences } from '../support/payment-sequence.ts'

describe('any sequence of payment events', () => {
  it.each([[1, 7], [2, 49], [3, 343]])(
    'Y1 Y3 Y6 S9 C10 M16 leaves order, money, stock, voucher and mails consistent after %i events, in all %i orderings',
    { timeout: 300_000 },
    async (length, count) => {
      const all = orderings(length)
      expect(all).toHaveLength(count)
      await runPaymentSequences(all, false)
    },
  )

  it('S8 refunds a payment if the products of a cancelled order were sold meanwhile', { timeout: 300_000 }, async () => {
    const all = [...orderings(1), ...orderings(2)]
    expect(all).toHaveLength(56)
    await runPaymentSequences(all, true)
  })
})
