import { isExists } from 'date-fns/isExists'
import * as E from 'fp-ts/lib/Either.js'

export type BirthdayRefusal = { readonly _tag: 'InvalidBirthday' }

const DAY = /^(19\d\d|2\d\d\d)-(\d\d)-(\d\d)$/

/** A calendar day that exists and has come, yyyy-MM-dd as `today`; no time zone takes part. */
export const makeBirthday = (text: string, today: string): E.Either<BirthdayRefusal, string> => {
  const [, year, month, day] = DAY.exec(text) ?? []
  return isExists(Number(year), Number(month) - 1, Number(day)) && text <= today ? E.right(text) : E.left({ _tag: 'InvalidBirthday' })
}
