import * as E from 'fp-ts/lib/Either.js'
import { isCalendarDay } from '../shop/calendar-day.ts'

export type BirthdayRefusal = { readonly _tag: 'InvalidBirthday' }

/** A calendar day that exists and has come, yyyy-MM-dd as `today`; no time zone takes part. */
export const makeBirthday = (text: string, today: string): E.Either<BirthdayRefusal, string> =>
  isCalendarDay(text) && text <= today ? E.right(text) : E.left({ _tag: 'InvalidBirthday' })
