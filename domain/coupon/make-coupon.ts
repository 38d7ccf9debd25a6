import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/money.ts'
import { isPositive } from '../money/money-arithmetic.ts'
import { dayStart } from '../shop/day-start.ts'
import { isCount } from '../whole-number.ts'
import { omitUndefined } from '../omit-undefined.ts'
import { makeCouponCode } from './coupon-code.ts'
import type { Coupon, Discount } from './coupon.ts'

/** The input of a new coupon: a percentage or an amount. */
export type CouponInput = Omit<Coupon, 'code' | 'discount' | 'products' | 'note'> & {
  readonly code: string
  readonly percent?: number
  readonly amount?: Money
}

/** Larger numbers would not limit anything. */
const MAX_USES = 1_000_000

type Check = (input: CouponInput, currencies: ReadonlySet<Currency>) => boolean

const isLimit = (limit: number | undefined): boolean => limit === undefined || (isCount(limit) && limit <= MAX_USES)
const isDay = (day: string | undefined): boolean => day === undefined || dayStart(day) !== undefined

/** In the order of the form. */
const CHECKS: readonly (readonly [string, Check])[] = [
  ['percent', ({ percent, amount }) =>
    (percent === undefined ? amount !== undefined : amount === undefined && isCount(percent) && percent <= 100)],
  ['amount', ({ amount }) => amount === undefined || isPositive(amount)],
  ['minimum', ({ minimum }) => minimum === undefined || isPositive(minimum)],
  ['currency', ({ amount, minimum }, currencies) => {
    const named = new Set([amount, minimum].flatMap((money) => (money === undefined ? [] : [money.currency])))
    return named.size <= 1 && [...named].every((currency) => currencies.has(currency))
  }],
  ['usage_limit', ({ usageLimit }) => isLimit(usageLimit)],
  ['uses_per_customer', ({ usesPerCustomer }) => isLimit(usesPerCustomer)],
  ['first_day', ({ firstDay }) => isDay(firstDay)],
  ['last_day', ({ firstDay, lastDay }) =>
    isDay(lastDay) && (firstDay === undefined || lastDay === undefined || firstDay <= lastDay)],
]

/**
 * A coupon with one discount, in a currency the shop sells in, with limits of at least one, that begins before it ends; otherwise the name
 * of the first invalid field.
 */
export const makeCoupon = (input: CouponInput, currencies: ReadonlySet<Currency>): E.Either<string, Coupon> => {
  const { code, percent = 0, amount, ...conditions } = input
  const wrong = CHECKS.find(([, holds]) => !holds(input, currencies))
  const discount: Discount = amount === undefined ? { _tag: 'Percent', percent } : { _tag: 'Fixed', amount }
  return pipe(
    makeCouponCode(code),
    E.mapLeft(() => 'code'),
    E.flatMap((made) => (wrong === undefined ? E.right(omitUndefined({ ...conditions, discount, code: made })) : E.left(wrong[0]))),
  )
}

/** A coupon that ends on this day unless it ended before. */
export const endedBefore = (coupon: Coupon, lastDay: string): Coupon =>
  (coupon.lastDay !== undefined && coupon.lastDay <= lastDay ? coupon : { ...coupon, lastDay })
