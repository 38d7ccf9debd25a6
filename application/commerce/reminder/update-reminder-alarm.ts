import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { changeAlarm, type AlarmChange, type ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { CustomerRepository } from '../customer/customer-repository.port.ts'
import { profileOf } from '../customer/profile-of.ts'
import type { Clock } from '../shop/clock.port.ts'
import { requestedDay } from './requested-day.ts'
import type { ReminderAlarms } from './reminder-alarms.port.ts'
import { toShownAlarm, type ShowDeps } from './to-shown-alarm.ts'
import type { UseCase } from '../operation.ts'
import type { reminderContract } from '../../contract/reminder.ts'

type Deps = ShowDeps & { readonly customers: CustomerRepository; readonly reminders: ReminderAlarms; readonly clock: Clock }

const withChange = (clock: Clock, change: AlarmChange) => (alarm: ReminderAlarm): E.Either<RefusalBy<'Malformed'>, ReminderAlarm> =>
  change.day === undefined
    ? E.right(changeAlarm(alarm, change))
    : pipe(requestedDay(clock, change.day), E.map((day) => changeAlarm(alarm, { ...change, day })))

/** Changes one of the customer's reminders; somebody else's is not found (Account §7). */
export const makeUpdateReminderAlarm =
  (deps: Deps): UseCase<typeof reminderContract.updateReminderAlarm> =>
  ({ owner, locale }, { id, change }) =>
    pipe(
      profileOf(deps)(owner),
      TE.flatMap((customer) => pipe(
        deps.reminders.change(owner, id, withChange(deps.clock, change)),
        TE.map((alarm) => toShownAlarm(deps, alarm, customer, locale)),
      )),
    )
