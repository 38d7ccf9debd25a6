import * as E from 'fp-ts/lib/Either.js'
import { isCalendarDay } from '../shop/calendar-day.ts'

export type BirthdayRefusal = { readonly _tag: 'InvalidBirthday' }

/** An existing calendar day, not in the future, yyyy-MM-dd as `today`; independent of time zones. */
export const makeBirthday = (text: string, today: string): E.Either<BirthdayRefusal, string> =>
  isCalendarDay(text) && text <= today ? E.right(text) : E.left({ _tag: 'InvalidBirthday' })
