import type { AccountId } from '../customer/account-id.ts'
import type { Order } from '../order/order.ts'
import type { WeeklyUsage } from './weekly-usage.ts'

/** The page on which an alarm was set. */
export const CREATE_LOCATIONS = ['thank_you', 'order', 'history', 'account'] as const
export type CreateLocation = (typeof CREATE_LOCATIONS)[number]

/** Waiting for its day; paused; or sent, and waiting for the next order. */
export const ALARM_STATES = ['waiting', 'paused', 'sent'] as const
export type AlarmState = (typeof ALARM_STATES)[number]

/**
 * A request to be reminded before the lenses of an order run out (Account §3); at most one per order (decision G7). It is sent once per
 * order, and moves to the next order of the same lenses.
 */
export type ReminderAlarm = {
  readonly id: number
  readonly accountId: AccountId
  readonly order: Order
  readonly createLocation: CreateLocation
  readonly usage: WeeklyUsage
  /** yyyy-MM-dd. */
  readonly day: string
  readonly state: AlarmState
}

/** A change by the owner; absent fields stay as they are. */
export type AlarmChange = { readonly usage?: WeeklyUsage; readonly day?: string; readonly isPaused?: boolean }

const stateAfter = ({ state }: ReminderAlarm, { day, isPaused }: AlarmChange): AlarmState => {
  if (isPaused === true) return 'paused'
  return isPaused === false || (day !== undefined && state === 'sent') ? 'waiting' : state
}

/** The alarm after a change: with a new day it is sent again, unless it is paused. */
export const changeAlarm = (alarm: ReminderAlarm, change: AlarmChange): ReminderAlarm => ({
  ...alarm, usage: change.usage ?? alarm.usage, day: change.day ?? alarm.day, state: stateAfter(alarm, change),
})
