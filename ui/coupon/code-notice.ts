import * as E from 'fp-ts/lib/Either.js'
import type { Cart } from '../../domain/cart/cart.ts'
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

const doneMessage = (change: CodeChange, { coupon }: Cart): Message => {
  switch (change) {
    case 'applyCoupon':
      return { id: 'cart.coupon_applied', values: { code: coupon?.code ?? '' } }
    case 'removeCoupon':
      return { id: 'cart.coupon_removed', values: {} }
    case 'giveMiles':
      return { id: 'cart.set_miles_and_more_number_success', values: {} }
    case 'removeMiles':
      return { id: 'cart.miles_and_more_removed', values: {} }
  }
}

export type CodeNotice = { readonly tone: 'success' | 'danger'; readonly message: Message }

/** The notification after a code was changed or refused. */
export const codeNotice = (change: CodeChange, result: E.Either<Failure, Cart>, locale: Locale): CodeNotice =>
  E.isRight(result)
    ? { tone: 'success', message: doneMessage(change, result.right) }
    : { tone: 'danger', message: codeProblem(change, result.left, locale) }
