import { hasMilesDigits, MILES_DIGITS } from '../../domain/loyalty/miles-number.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { codeProblem } from '../coupon/code-problem.ts'
import type { Message } from '../messages/message.ts'

/** The error of a miles number: not fifteen digits, or an unknown prefix (decision C13). */
export const milesProblem = (typed: string, failure: Failure, locale: Locale): Message =>
  failure._tag === 'InvalidMilesNumber' && !hasMilesDigits(typed)
    ? { id: 'loyalty.miles_digits', values: { digits: MILES_DIGITS } }
    : codeProblem('giveMiles', failure, locale)
