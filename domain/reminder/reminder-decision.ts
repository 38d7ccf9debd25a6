import type { Order } from '../order/order.ts'
import type { Product } from '../product/product.ts'
import { isRepeatable } from '../reorder/is-repeatable.ts'
import { daysAfter } from '../shop/day-number.ts'
import { isUndone } from './can-be-reminded-of.ts'
import type { ReminderAlarm } from './reminder-alarm.ts'
import { bringsAgain, orderedOn, supplyDays } from './supply.ts'

/** The facts when an alarm is due; `later` are its owner's orders after the alarm's own. */
export type ReminderFacts = {
  readonly later: readonly Order[]
  readonly products: readonly Product[]
  readonly isVerified: boolean
  /** The last day whose mails may be sent. */
  readonly today: string
}

/**
 * The outcome: a mail is sent; the lenses were ordered again and the alarm moves to that order; it is checked again another day; it is
 * not needed any more.
 */
export type ReminderDecision =
  | { readonly _tag: 'Ring' }
  | { readonly _tag: 'Move'; readonly order: Order; readonly day: string }
  | { readonly _tag: 'Wait' }
  | { readonly _tag: 'End' }

/** How long a sent alarm waits for the next order; days. */
export const WAITS_FOR_ORDER = 365

/** Remaining lenses count as well: an early order does not bring an early reminder. */
const runsOut = ({ day, usage }: ReminderAlarm, orders: readonly Order[], products: readonly Product[]): string =>
  orders.reduce((until, order) => {
    const ordered = orderedOn(order)
    return daysAfter(until > ordered ? until : ordered, supplyDays(order, products, usage))
  }, day)

const oldestFirst = (one: Order, other: Order): number => one.createdAt.localeCompare(other.createdAt)

/** Decides what happens to a due alarm, by the first rule that applies. */
export const reminderDecision = (alarm: ReminderAlarm, { later, products, isVerified, today }: ReminderFacts): ReminderDecision => {
  const again = later.filter((order) => isRepeatable(order) && bringsAgain(order, alarm.order, products)).toSorted(oldestFirst)
  const newest = again.at(-1)
  if (newest !== undefined) return { _tag: 'Move', order: newest, day: runsOut(alarm, again, products) }
  if (isUndone(alarm.order)) return { _tag: 'End' }
  if (!isRepeatable(alarm.order)) return { _tag: 'Wait' }
  if (alarm.state === 'sent') return { _tag: daysAfter(alarm.day, WAITS_FOR_ORDER) <= today ? 'End' : 'Wait' }
  return { _tag: isVerified ? 'Ring' : 'Wait' }
}
