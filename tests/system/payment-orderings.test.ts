import { describe, expect, it } from 'vitest'
import { orderings, runPaymentStories } from '../support/payment-story.ts'

// The shorter ones run with every check; these take half a minute.
describe('whatever happens to a payment, in whatever order, told at length', () => {
  it('Y1 Y3 Y6 S9 C10 M16 order, money, stock, voucher and mails agree after 4 things, in all 2401', { timeout: 300_000 }, async () => {
    const all = orderings(4)
    expect(all).toHaveLength(2401)
    await runPaymentStories(all, false)
  })

  it('S8 money is given back after 3 things as well, whoever bought the goods meanwhile', { timeout: 300_000 }, async () => {
    const all = orderings(3)
    expect(all).toHaveLength(343)
    await runPaymentStories(all, true)
  })
})
