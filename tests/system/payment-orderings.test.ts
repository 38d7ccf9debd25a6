import { describe, expect, it } from 'vitest'
import { orderings, runPaymentSequences } from '../support/payment-sequence.ts'

// The shorter ones run with every check; these take half a minute.
describe('all sequences of payment events', () => {
  it('Y1 Y3 Y6 S9 C10 M16 order, payment, stock, coupon and mails agree after 4 events, in all 2401', { timeout: 300_000 }, async () => {
    const all = orderings(4)
    expect(all).toHaveLength(2401)
    await runPaymentSequences(all, false)
  })

  it('S8 payments are refunded after 3 events as well, even if others buy the stock meanwhile', { timeout: 300_000 }, async () => {
    const all = orderings(3)
    expect(all).toHaveLength(343)
    await runPaymentSequences(all, true)
  })
})
