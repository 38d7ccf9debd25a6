import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeReminderDay } from '../../../domain/reminder/reminder-day.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import type { Clock } from '../shop/clock.port.ts'

/** A valid day of a request; a past one is refused (decision G7). */
export const requestedDay = (clock: Clock, day: string): E.Either<RefusalBy<'Malformed'>, string> =>
  pipe(
    makeReminderDay(day, zurichTime(clock.now()).day),
    E.mapLeft((): RefusalBy<'Malformed'> => ({
      _tag: 'Malformed', violations: [{ path: 'reminder_date', key: 'validation.invalid_value' }],
    })),
  )
