import type { Coupon } from './coupon.ts'

const DAY = 24 * 3_600_000

/**
 * What a voucher may be worth that somebody makes who may not make every voucher: percent, cents of the amount, orders in
 * all, days from today; and how many of them a person makes a day.
 */
export const VOUCHER_BOUNDS = { percent: 20, cents: 20_00, uses: 200, days: 92, aDay: 5 } as const

type Field = 'percent' | 'amount' | 'usage_limit' | 'last_day'

const lastDayAt = (today: string): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + VOUCHER_BOUNDS.days * DAY).toISOString().slice(0, 10)

/** The first field by which a voucher is beyond the bounds; what limits nothing is beyond. `today` is `yyyy-MM-dd`. */
export const beyondBounds = ({ discount, usageLimit, lastDay }: Coupon, today: string): Field | undefined => {
  if (discount._tag === 'Percent' && discount.percent > VOUCHER_BOUNDS.percent) return 'percent'
  if (discount._tag === 'Fixed' && discount.amount.cents > VOUCHER_BOUNDS.cents) return 'amount'
  if (usageLimit === undefined || usageLimit > VOUCHER_BOUNDS.uses) return 'usage_limit'
  return lastDay === undefined || lastDay > lastDayAt(today) ? 'last_day' : undefined
}
