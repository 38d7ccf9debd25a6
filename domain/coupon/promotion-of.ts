import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Currency } from '../money/currency.ts'
import { sumMoney } from '../money/money-arithmetic.ts'
import { makeMoney, zero, type Money } from '../money/money.ts'
import type { Coupon } from './coupon.ts'
import { takenOff } from './discount.ts'
import { couponLines, type CouponLine } from './judge-coupon.ts'

const negative = (cents: number, currency: Currency): Money =>
  pipe(
    makeMoney(-cents, currency),
    E.getOrElse(() => zero(currency)),
  )

/**
 * The discount of a coupon, zero or negative: percent rounded half up to whole cents, an amount never more than the items it applies to
 * (decision A11).
 */
export const promotionOf = (coupon: Coupon, lines: readonly CouponLine[], currency: Currency): Money => {
  const { cents } = sumMoney(couponLines(coupon, lines).map((line) => line.total), currency)
  return negative(Math.min(takenOff(coupon.discount, cents), cents), currency)
}
