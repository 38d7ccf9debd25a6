import { hasMilesDigits, MILES_DIGITS } from '../../domain/loyalty/miles-number.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { codeProblem } from '../coupon/code-notice.ts'
import type { Message } from '../messages/message.ts'

/** What is wrong with an own number: first that it is no fifteen digits, then that no card begins like it (decision C13). */
export const milesProblem = (typed: string, failure: Failure, locale: Locale): Message =>
  failure._tag === 'InvalidMilesNumber' && !hasMilesDigits(typed)
    ? { id: 'loyalty.miles_digits', values: { digits: MILES_DIGITS } }
    : codeProblem('giveMiles', failure, locale)
