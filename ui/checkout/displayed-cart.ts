import * as E from 'fp-ts/lib/Either.js'
import { cartDigest, makeCartDigest, type CartDigest } from '../../domain/cart/cart-digest.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { isCurrency } from '../../domain/money/currency.ts'
import { makeMoney } from '../../domain/money/money.ts'
import type { Money } from '../../domain/money/money.ts'

/** The displayed total, as a form field: `5790 CHF`, in cents. */
const writeExpectedTotal = ({ cents, currency }: Money): string => `${cents} ${currency}`

/** `undefined` if it cannot be parsed. */
const readExpectedTotal = (text: string | undefined): Money | undefined => {
  const [, cents = '', currency = ''] = /^(\d{1,15}) ([A-Z]{3})$/.exec(text ?? '') ?? []
  if (!isCurrency(currency)) return undefined
  const money = makeMoney(Number(cents), currency)
  return E.isRight(money) ? money.right : undefined
}

/** What was displayed to the shopper, as a form field: the total, and the digest of the cart. */
export const writeDisplayedCart = (cart: Cart): string => `${writeExpectedTotal(cart.totals.total)} ${cartDigest(cart)}`

export type DisplayedCart = { readonly expectedTotal: Money; readonly digest: CartDigest }

/** `undefined` if it cannot be parsed. */
export const readDisplayedCart = (text: string | undefined): DisplayedCart | undefined => {
  const [cents = '', currency = '', typed, ...more] = (text ?? '').split(' ')
  const [expectedTotal, digest] = [readExpectedTotal(`${cents} ${currency}`), makeCartDigest(typed)]
  return expectedTotal === undefined || E.isLeft(digest) || more.length > 0 ? undefined : { expectedTotal, digest: digest.right }
}
