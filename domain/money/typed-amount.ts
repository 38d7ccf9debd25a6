import * as E from 'fp-ts/lib/Either.js'
import type { Currency } from './currency.ts'
import { makeMoney, MINOR_UNIT_DIVISOR, type Money } from './money.ts'

const AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?$/

/** `10`, `10.5` and `1’234,50` as people type them; `undefined` for an invalid amount. */
export const readTypedAmount = (text: string, currency: Currency): Money | undefined => {
  const [, units, rest = ''] = AMOUNT.exec(text.trim().replaceAll(/[’' ]/g, '')) ?? []
  const money = makeMoney(Number(units) * MINOR_UNIT_DIVISOR + Number(rest.padEnd(2, '0')), currency)
  return E.isRight(money) ? money.right : undefined
}
