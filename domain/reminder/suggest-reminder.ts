import type { Order } from '../order/order.ts'
import type { Product } from '../product/product.ts'
import { daysAfter } from './calendar-day.ts'
import { reminderDays } from './reminder-day.ts'
import { isUsageCounted, orderedOn, supplyDays } from './supply.ts'
import type { WeeklyUsage } from './weekly-usage.ts'

/** A proposal: nothing is kept of it. `days`: for how long the lenses last. `isUsageCounted`: whether another usage changes the day. */
export type ReminderSuggestion = {
  readonly usage: WeeklyUsage
  /** yyyy-MM-dd. */
  readonly day: string
  readonly days: number
  readonly isUsageCounted: boolean
}

type Asked = { readonly order: Order; readonly products: readonly Product[]; readonly usage: WeeklyUsage; readonly today: string }

/**
 * When to remind of an order: on its own day and for as long as its lenses last (decision G7). They are worn some days later, when they
 * arrived, so that the next ones arrive in time. A day that has passed is tomorrow.
 */
export const suggestReminder = ({ order, products, usage, today }: Asked): ReminderSuggestion => {
  const days = supplyDays(order, products, usage)
  const day = daysAfter(orderedOn(order), days)
  const { first, last } = reminderDays(today)
  const ahead = day < first ? first : day
  return { usage, days, day: ahead > last ? last : ahead, isUsageCounted: isUsageCounted(order, products) }
}
