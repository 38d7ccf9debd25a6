import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CustomerRepository } from '../customer/customer-repository.port.ts'
import { profileOf } from '../customer/profile-of.ts'
import type { ReminderAlarms } from './reminder-alarms.port.ts'
import { toShownAlarm, type ShowDeps } from './to-shown-alarm.ts'
import type { UseCase } from '../operation.ts'
import type { reminderContract } from '../../contract/reminder.ts'

type Deps = ShowDeps & { readonly customers: CustomerRepository; readonly reminders: ReminderAlarms }

/** A customer's reminders, the next one first (Account §7). */
export const makeGetReminderAlarms =
  (deps: Deps): UseCase<typeof reminderContract.getReminderAlarms> =>
  ({ owner, locale }) =>
    pipe(
      profileOf(deps)(owner),
      TE.flatMap((customer) => pipe(
        deps.reminders.list(owner),
        TE.map((alarms) => alarms.map((alarm) => toShownAlarm(deps, alarm, customer, locale))),
      )),
    )
