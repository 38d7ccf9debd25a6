import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { canBeRemindedOf } from '../../../domain/reminder/can-be-reminded-of.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { CustomerRepository } from '../customer/customer-repository.port.ts'
import { profileOf } from '../customer/profile-of.ts'
import type { OrderHistory } from '../order/order-history.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import { requestedDay } from './requested-day.ts'
import type { ReminderAlarms } from './reminder-alarms.port.ts'
import { toShownAlarm, type ShowDeps } from './to-shown-alarm.ts'
import type { UseCase } from '../operation.ts'
import type { reminderContract } from '../../contract/reminder.ts'

type Deps = ShowDeps & {
  readonly customers: CustomerRepository
  readonly history: OrderHistory
  readonly reminders: ReminderAlarms
  readonly clock: Clock
}

/** Sets or changes the one reminder of the customer's order; those of other orders stay (Account §7, decision G7). */
export const makeUpdateActiveReminderAlarm =
  (deps: Deps): UseCase<typeof reminderContract.updateActiveReminderAlarm> =>
  ({ owner, locale }, { orderId, day, ...input }) =>
    pipe(
      profileOf(deps)(owner),
      TE.bindTo('customer'),
      TE.bindW('order', () => pipe(
        deps.history.order(owner, orderId),
        TE.filterOrElseW(canBeRemindedOf, (): RefusalBy<'NotFound'> => ({ _tag: 'NotFound', what: 'order' })),
      )),
      TE.bindW('day', () => TE.fromEither(requestedDay(deps.clock, day))),
      TE.flatMap(({ customer, ...loaded }) => pipe(
        deps.reminders.set({ accountId: owner, ...input, ...loaded }),
        TE.map((alarm) => toShownAlarm(deps, alarm, customer, locale)),
      )),
    )
