import type { Order } from '../order/order.ts'
import type { Product } from '../product/product.ts'
import { daysAfter } from '../shop/day-number.ts'
import { reminderDays } from './reminder-day.ts'
import { isUsageCounted, orderedOn, supplyDays } from './supply.ts'
import type { WeeklyUsage } from './weekly-usage.ts'

/** A suggestion that is not stored. `days`: how long the lenses last. `isUsageCounted`: whether another usage changes the day. */
export type ReminderSuggestion = {
  readonly usage: WeeklyUsage
  /** yyyy-MM-dd. */
  readonly day: string
  readonly days: number
  readonly isUsageCounted: boolean
}

type SuggestionInput = {
  readonly order: Order
  readonly products: readonly Product[]
  readonly usage: WeeklyUsage
  readonly today: string
}

/**
 * The day of a reminder: the day of the order plus the days its lenses last (decision G7). Wearing starts some days later, after
 * delivery, so that the next lenses arrive in time. A day in the past becomes tomorrow.
 */
export const suggestReminder = ({ order, products, usage, today }: SuggestionInput): ReminderSuggestion => {
  const days = supplyDays(order, products, usage)
  const day = daysAfter(orderedOn(order), days)
  const { first, last } = reminderDays(today)
  const ahead = day < first ? first : day
  return { usage, days, day: ahead > last ? last : ahead, isUsageCounted: isUsageCounted(order, products) }
}
