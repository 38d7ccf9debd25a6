import * as E from 'fp-ts/lib/Either.js'
import type { DueReminder, DueReminders, ReminderOutcome } from '../../../application/commerce/reminder/due-reminders.port.ts'
import { atOnce } from '../at-once.ts'
import { isLeftAlone } from '../job/job-failures.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { StoredReminder, ShopState } from '../shop-state.ts'
import { alarmsOf, storeReminder } from './stored-reminder.ts'

const withFacts = (state: ShopState, kept: readonly StoredReminder[]): readonly DueReminder[] =>
  alarmsOf(state, kept).flatMap((alarm) => {
    const customer = state.customers.get(alarm.accountId)?.customer
    const later = [...state.orders.values()]
      .filter(({ accountId, createdAt }) => accountId === alarm.accountId && createdAt > alarm.order.createdAt)
    return customer === undefined ? [] : [{ alarm, customer, later }]
  })

const dueOf = ({ reminders, erasures }: ShopState, until: string): readonly StoredReminder[] =>
  [...reminders.values()]
    .filter(({ lookOn, accountId }) => lookOn !== undefined && lookOn <= until && !erasures.has(accountId))
    .toSorted((one, other) => (one.lookOn ?? '').localeCompare(other.lookOn ?? '') || one.id - other.id)

const keep = (state: ShopState, id: number, turned: ReminderOutcome): void => {
  const isTaken = turned._tag === 'Kept' &&
    [...state.reminders.values()].some((one) => one.id !== id && one.orderToken === turned.alarm.order.token)
  if (turned._tag === 'Dropped' || isTaken) {
    state.reminders.delete(id)
    return
  }
  storeReminder(state, turned.alarm, turned.lookOn)
  if (turned.mail === undefined) return
  const { alarm: { accountId, order }, mail: { mail, endToken, reorderToken: token, reorderEndsAt: endsAt } } = turned
  state.reminderEnds.set(endToken, id)
  state.reorderLinks.set(order.token, { token, accountId, endsAt })
  storeMails(state, [mail])
}

export const openDueReminders = (state: ShopState): DueReminders => ({
  due: ({ until, now, limit }) =>
    atOnce(() => E.right(withFacts(
      state, dueOf(state, until).filter(({ id }) => !isLeftAlone(state, 'reminders', String(id), now)).slice(0, limit)))),
  decide: (id, until, decide) =>
    atOnce(() => {
      const [due] = withFacts(state, dueOf(state, until).filter((one) => one.id === id))
      const turned = due && decide(due)
      if (turned === undefined) return E.right(false)
      keep(state, id, turned)
      return E.right(true)
    }),
})
