import type { Coupon } from './coupon.ts'

const DAY = 24 * 3_600_000

/**
 * The limits for coupons of staff without the right to create any coupon: percent, amount in cents, total uses, days from today, and
 * coupons per person and day.
 */
export const COUPON_BOUNDS = { percent: 20, cents: 20_00, uses: 200, days: 92, aDay: 5 } as const

type Field = 'percent' | 'amount' | 'usage_limit' | 'last_day'

const lastDayAt = (today: string): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + COUPON_BOUNDS.days * DAY).toISOString().slice(0, 10)

/** The first field in which a coupon exceeds the bounds; an absent limit exceeds them. `today` is `yyyy-MM-dd`. */
export const beyondBounds = ({ discount, usageLimit, lastDay }: Coupon, today: string): Field | undefined => {
  if (discount._tag === 'Percent' && discount.percent > COUPON_BOUNDS.percent) return 'percent'
  if (discount._tag === 'Fixed' && discount.amount.cents > COUPON_BOUNDS.cents) return 'amount'
  if (usageLimit === undefined || usageLimit > COUPON_BOUNDS.uses) return 'usage_limit'
  return lastDay === undefined || lastDay > lastDayAt(today) ? 'last_day' : undefined
}
