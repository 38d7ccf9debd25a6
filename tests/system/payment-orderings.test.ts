import { describe, expect, it } from 'vitest'
import { orderings, runPaymentSequences } from '../support/payment-sequence.ts'
import { TRIES } from '../support/repetitions.ts'

// The shorter ones run with every check.
describe('sequences of payment events', () => {
  const all = orderings(4)
  const tried = all.filter((_, index) => index % TRIES.paymentSequenceStep === 0)
  it(`Y1 Y3 Y6 S9 C10 M16 order, payment, stock, coupon and mails agree after 4 events, in ${tried.length} of 2401 sequences`, {
    timeout: 300_000,
  }, async () => {
    expect(all).toHaveLength(2401)
    await runPaymentSequences(tried, false)
  })

  it('S8 payments are refunded after 3 events as well, even if others buy the stock meanwhile', { timeout: 300_000 }, async () => {
    const all = orderings(3)
    expect(all).toHaveLength(343)
    await runPaymentSequences(all, true)
  })
})
