import { describe, expect, it } from 'vitest'
import { orderings, tellPaymentStory, type Happening } from '../support/payment-story.ts'

const tell = async (happenings: readonly Happening[], isSoldOut: boolean): Promise<void> => {
  try {
    await tellPaymentStory(happenings, isSoldOut)
  } catch (error) {
    throw new Error(`After ${happenings.join(', ')}: ${String(error)}`, { cause: error })
  }
}

describe('whatever happens to a payment, in whatever order', () => {
  it.each([[1, 7], [2, 49], [3, 343], [4, 2401]])(
    'Y1 Y3 Y6 S9 C10 M16 order, money, stock, voucher and mails agree after %i things, in all %i orderings',
    { timeout: 300_000 },
    async (length, count) => {
      const all = orderings(length)
      expect(all).toHaveLength(count)
      for (const happenings of all) await tell(happenings, false)
    },
  )

  it('S8 money is given back whenever somebody else bought the goods of an order that was given up', { timeout: 300_000 }, async () => {
    const all = [...orderings(1), ...orderings(2), ...orderings(3)]
    expect(all).toHaveLength(399)
    for (const happenings of all) await tell(happenings, true)
  })
})
