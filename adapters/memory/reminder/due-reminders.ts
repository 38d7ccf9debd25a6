import * as E from 'fp-ts/lib/Either.js'
import type { DueReminder, DueReminders, ReminderOutcome } from '../../../application/commerce/reminder/due-reminders.port.ts'
import { atomically } from '../atomically.ts'
import { isBackedOff } from '../job/job-failures.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { StoredReminder, ShopState } from '../shop-state.ts'
import { alarmsOf, storeReminder } from './stored-reminder.ts'

const toDueReminders = (state: ShopState, reminders: readonly StoredReminder[]): readonly DueReminder[] =>
  alarmsOf(state, reminders).flatMap((alarm) => {
    const customer = state.customers.get(alarm.accountId)?.customer
    const later = [...state.orders.values()]
      .filter(({ accountId, createdAt }) => accountId === alarm.accountId && createdAt > alarm.order.createdAt)
    return customer === undefined ? [] : [{ alarm, customer, later }]
  })

const dueOf = ({ reminders, erasures }: ShopState, until: string): readonly StoredReminder[] =>
  [...reminders.values()]
    .filter(({ dueOn, accountId }) => dueOn !== undefined && dueOn <= until && !erasures.has(accountId))
    .toSorted((left, right) => (left.dueOn ?? '').localeCompare(right.dueOn ?? '') || left.id - right.id)

const writeOutcome = (state: ShopState, id: number, outcome: ReminderOutcome): void => {
  const isTaken = outcome._tag === 'Kept' &&
    [...state.reminders.values()].some((reminder) => reminder.id !== id && reminder.orderToken === outcome.alarm.order.token)
  if (outcome._tag === 'Dropped' || isTaken) {
    state.reminders.delete(id)
    return
  }
  storeReminder(state, outcome.alarm, outcome.dueOn)
  if (outcome.mail === undefined) return
  const { alarm: { accountId, order }, mail: { mail, endToken, reorderToken: token, reorderEndsAt: endsAt } } = outcome
  state.reminderEnds.set(endToken, id)
  state.reorderLinks.set(order.token, { token, accountId, endsAt })
  storeMails(state, [mail])
}

export const openDueReminders = (state: ShopState): DueReminders => ({
  due: ({ until, now, limit }) =>
    atomically(() => E.right(toDueReminders(
      state, dueOf(state, until).filter(({ id }) => !isBackedOff(state, 'reminders', String(id), now)).slice(0, limit)))),
  decide: (id, until, decide) =>
    atomically(() => {
      const [due] = toDueReminders(state, dueOf(state, until).filter((reminder) => reminder.id === id))
      const outcome = due && decide(due)
      if (outcome === undefined) return E.right(false)
      writeOutcome(state, id, outcome)
      return E.right(true)
    }),
})
