import * as E from 'fp-ts/lib/Either.js'
import { isCurrency } from '../../domain/money/currency.ts'
import { makeMoney } from '../../domain/money/money.ts'
import type { Money } from '../../domain/money/money.ts'

/** The total the shopper saw, as a form carries it: `5790 CHF`, whole cents. */
export const writeExpectedTotal = ({ cents, currency }: Money): string => `${cents} ${currency}`

/** `undefined` when it cannot be read: then nobody saw any total. */
export const readExpectedTotal = (text: string | undefined): Money | undefined => {
  const [, cents = '', currency = ''] = /^(\d{1,15}) ([A-Z]{3})$/.exec(text ?? '') ?? []
  if (!isCurrency(currency)) return undefined
  const money = makeMoney(Number(cents), currency)
  return E.isRight(money) ? money.right : undefined
}
