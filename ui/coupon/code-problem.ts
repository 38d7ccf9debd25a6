import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Message } from '../messages/message.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { codeOf } from './code-change.ts'
import type { CodeChange } from './code-change.ts'

/** The message of a refused code: its own, else the first violation, else the text of its kind (Commerce §8). */
export const codeProblem = (change: CodeChange, failure: Failure, locale: Locale): Message => {
  if (failure._tag !== 'Declined') return refusalMessage(failure, locale)
  if (codeOf(change) === 'coupon' && failure.by === 'nothing') return { id: 'cart.coupon_does_not_exist', values: {} }
  if (codeOf(change) === 'miles' && failure.by === 'violation')
    return { id: 'customer.invalid_miles_and_more_number', values: {} }
  return refusalMessage(failure, locale)
}
