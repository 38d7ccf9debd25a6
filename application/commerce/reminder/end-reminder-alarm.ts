import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeEndToken } from '../../../domain/reminder/end-token.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { ReminderAlarms } from './reminder-alarms.port.ts'
import type { UseCase } from '../operation.ts'
import type { reminderContract } from '../../contract/reminder.ts'

type Deps = CountDeps & { readonly reminders: ReminderAlarms }

/** Ends the reminder of a mail. The response is the same for every token, so that it reveals nothing. */
export const makeEndReminderAlarm =
  (deps: Deps): UseCase<typeof reminderContract.endReminderAlarm> =>
  ({ from }, { token: text }) =>
    pipe(
      countAttempt(deps)('reminderEndsFromNetwork', from),
      TE.flatMap(() => {
        const token = makeEndToken(text)
        return E.isRight(token) ? deps.reminders.end(token.right) : TE.right(undefined)
      }),
    )
