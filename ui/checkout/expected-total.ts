import * as E from 'fp-ts/lib/Either.js'
import { cartDigest, makeCartDigest, type CartDigest } from '../../domain/cart/cart-digest.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { isCurrency } from '../../domain/money/currency.ts'
import { makeMoney } from '../../domain/money/money.ts'
import type { Money } from '../../domain/money/money.ts'

/** The total the shopper saw, as a form carries it: `5790 CHF`, whole cents. */
const writeExpectedTotal = ({ cents, currency }: Money): string => `${cents} ${currency}`

/** `undefined` when it cannot be read: then nobody saw any total. */
const readExpectedTotal = (text: string | undefined): Money | undefined => {
  const [, cents = '', currency = ''] = /^(\d{1,15}) ([A-Z]{3})$/.exec(text ?? '') ?? []
  if (!isCurrency(currency)) return undefined
  const money = makeMoney(Number(cents), currency)
  return E.isRight(money) ? money.right : undefined
}

/** All that the shopper saw, as a form carries it: the total, and the digest of the cart. */
export const writeShown = (cart: Cart): string => `${writeExpectedTotal(cart.totals.total)} ${cartDigest(cart)}`

export type Shown = { readonly expectedTotal: Money; readonly digest: CartDigest }

/** `undefined` when it cannot be read: then nobody saw anything. */
export const readShown = (text: string | undefined): Shown | undefined => {
  const [cents = '', currency = '', typed, ...more] = (text ?? '').split(' ')
  const [expectedTotal, digest] = [readExpectedTotal(`${cents} ${currency}`), makeCartDigest(typed)]
  return expectedTotal === undefined || E.isLeft(digest) || more.length > 0 ? undefined : { expectedTotal, digest: digest.right }
}
