import type { AccountId } from '../customer/account-id.ts'
import type { Order } from '../order/order.ts'
import type { WeeklyUsage } from './weekly-usage.ts'

/** Where in the shop an alarm was set. */
export const CREATE_LOCATIONS = ['thank_you', 'order', 'history', 'account'] as const
export type CreateLocation = (typeof CREATE_LOCATIONS)[number]

/** It waits for its day; nobody wants to hear of it for now; its letter was written, and it waits for the next order. */
export const ALARM_STATES = ['waiting', 'paused', 'rung'] as const
export type AlarmState = (typeof ALARM_STATES)[number]

/**
 * The wish to be reminded before the lenses of an order run out (Account §3); one an order at most (decision G7). It rings once an
 * order, and goes on with the next order of the same lenses.
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

/** What its owner says of an alarm; what is absent stays as it is. */
export type AlarmChange = { readonly usage?: WeeklyUsage; readonly day?: string; readonly isPaused?: boolean }

const stateAfter = ({ state }: ReminderAlarm, { day, isPaused }: AlarmChange): AlarmState => {
  if (isPaused === true) return 'paused'
  return isPaused === false || (day !== undefined && state === 'rung') ? 'waiting' : state
}

/** An alarm as its owner wants it now: one that gets another day rings again, unless it is paused. */
export const changeAlarm = (alarm: ReminderAlarm, change: AlarmChange): ReminderAlarm => ({
  ...alarm, usage: change.usage ?? alarm.usage, day: change.day ?? alarm.day, state: stateAfter(alarm, change),
})
