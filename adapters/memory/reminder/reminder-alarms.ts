import * as E from 'fp-ts/lib/Either.js'
import type { ReminderAlarms, ReminderNotFound } from '../../../application/commerce/reminder/reminder-alarms.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import { atomically } from '../atomically.ts'
import type { StoredReminder, ShopState } from '../shop-state.ts'
import { alarmsOf, storeReminder } from './stored-reminder.ts'

const notFound: ReminderNotFound = { _tag: 'NotFound', what: 'reminder' }

const nextFirst = (left: StoredReminder, right: StoredReminder): number => left.day.localeCompare(right.day) || left.id - right.id

export const openReminderAlarms = (state: ShopState): ReminderAlarms => {
  const { reminders, reminderEnds } = state
  const own = (owner: AccountId) =>
    alarmsOf(state, [...reminders.values()].filter(({ accountId }) => accountId === owner).toSorted(nextFirst))
  return {
    list: (owner) => atomically(() => E.right(own(owner))),
    set: (alarmInput) =>
      atomically(() => {
        const existing = [...reminders.values()].find(({ orderToken }) => orderToken === alarmInput.order.token)
        const alarm: ReminderAlarm = { ...alarmInput, id: existing?.id ?? Math.max(0, ...reminders.keys()) + 1, state: 'waiting' }
        storeReminder(state, alarm)
        return E.right(alarm)
      }),
    change: <Refused>(owner: AccountId, id: number, decide: (alarm: ReminderAlarm) => E.Either<Refused, ReminderAlarm>) =>
      atomically((): E.Either<Refused | ReminderNotFound, ReminderAlarm> => {
        const alarm = own(owner).find((reminder) => reminder.id === id)
        if (alarm === undefined) return E.left(notFound)
        const decided = decide(alarm)
        if (E.isRight(decided)) storeReminder(state, decided.right)
        return decided
      }),
    remove: (owner, id) =>
      atomically(
        () => (own(owner).some((reminder) => reminder.id === id) && reminders.delete(id) ? E.right(undefined) : E.left(notFound)),
      ),
    end: (token) =>
      atomically(() => {
        const id = reminderEnds.get(token)
        if (id !== undefined) reminders.delete(id)
        return E.right(undefined)
      }),
  }
}
