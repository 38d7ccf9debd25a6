import type { Order } from '../order/order.ts'
import type { Product } from '../product/product.ts'
import { isRepeatable } from '../reorder/is-repeatable.ts'
import { daysAfter } from './calendar-day.ts'
import { isGone } from './can-be-reminded-of.ts'
import type { ReminderAlarm } from './reminder-alarm.ts'
import { bringsAgain, orderedOn, supplyDays } from './supply.ts'

/** What is known when an alarm's turn has come; `later` are its owner's orders after the alarm's own. */
export type ReminderFacts = {
  readonly later: readonly Order[]
  readonly products: readonly Product[]
  readonly isVerified: boolean
  /** The last day whose letters may leave. */
  readonly today: string
}

/**
 * What becomes of it: a letter is written; the lenses were ordered meanwhile and it goes on with that order; it is looked at again
 * another day; nobody will ever need it.
 */
export type ReminderDecision =
  | { readonly _tag: 'Ring' }
  | { readonly _tag: 'Move'; readonly order: Order; readonly day: string }
  | { readonly _tag: 'Wait' }
  | { readonly _tag: 'End' }

/** How long an alarm that rang waits for the next order; days. */
export const WAITS_FOR_ORDER = 365

/** What is left of the lenses at hand counts as well: whoever orders early is not reminded early. */
const runsOut = ({ day, usage }: ReminderAlarm, orders: readonly Order[], products: readonly Product[]): string =>
  orders.reduce((until, order) => {
    const ordered = orderedOn(order)
    return daysAfter(until > ordered ? until : ordered, supplyDays(order, products, usage))
  }, day)

const oldestFirst = (one: Order, other: Order): number => one.createdAt.localeCompare(other.createdAt)

/** Decides an alarm's turn, the first that applies. */
export const reminderDecision = (alarm: ReminderAlarm, { later, products, isVerified, today }: ReminderFacts): ReminderDecision => {
  const again = later.filter((order) => isRepeatable(order) && bringsAgain(order, alarm.order, products)).toSorted(oldestFirst)
  const newest = again.at(-1)
  if (newest !== undefined) return { _tag: 'Move', order: newest, day: runsOut(alarm, again, products) }
  if (isGone(alarm.order)) return { _tag: 'End' }
  if (!isRepeatable(alarm.order)) return { _tag: 'Wait' }
  if (alarm.state === 'rung') return { _tag: daysAfter(alarm.day, WAITS_FOR_ORDER) <= today ? 'End' : 'Wait' }
  return { _tag: isVerified ? 'Ring' : 'Wait' }
}
