import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Currency } from '../money/currency.ts'
import { isPositive } from '../money/money-arithmetic.ts'
import { dayStart } from '../shop/day-start.ts'
import { isCount } from '../whole-number.ts'
import { omitUndefined } from '../omit-undefined.ts'
import { makeCouponCode } from './coupon-code.ts'
import type { Coupon } from './coupon.ts'
import { amountsIn } from './discount.ts'

/** What somebody says of a new voucher. */
export type CouponInput = Omit<Coupon, 'code' | 'products' | 'note'> & { readonly code: string }

/** More is no limit. */
const MOST = 1_000_000

type Check = (wish: CouponInput, sold: ReadonlySet<Currency>) => boolean

const isLimit = (limit: number | undefined): boolean => limit === undefined || (isCount(limit) && limit <= MOST)
const isDay = (day: string | undefined): boolean => day === undefined || dayStart(day) !== undefined

/** In the order of the form. */
const CHECKS: readonly (readonly [string, Check])[] = [
  ['percent', ({ discount }) => discount._tag !== 'Percent' || (isCount(discount.percent) && discount.percent <= 100)],
  ['amount', ({ discount }) => discount._tag !== 'Fixed' || isPositive(discount.amount)],
  ['minimum', ({ minimum }) => minimum === undefined || isPositive(minimum)],
  ['currency', ({ discount, minimum }, sold) => {
    const named = new Set([...amountsIn(discount), ...(minimum === undefined ? [] : [minimum])].map(({ currency }) => currency))
    return named.size <= 1 && [...named].every((currency) => sold.has(currency))
  }],
  ['usage_limit', ({ usageLimit }) => isLimit(usageLimit)],
  ['uses_per_customer', ({ usesPerCustomer }) => isLimit(usesPerCustomer)],
  ['first_day', ({ firstDay }) => isDay(firstDay)],
  ['last_day', ({ firstDay, lastDay }) =>
    isDay(lastDay) && (firstDay === undefined || lastDay === undefined || firstDay <= lastDay)],
]

/**
 * A voucher that takes something off, in a currency the shop sells in, limits nothing by less than one and begins before it ends; else
 * the first field that is wrong.
 */
export const makeCoupon = ({ code, ...wish }: CouponInput, sold: ReadonlySet<Currency>): E.Either<string, Coupon> => {
  const wrong = CHECKS.find(([, holds]) => !holds({ code, ...wish }, sold))
  return pipe(
    makeCouponCode(code),
    E.mapLeft(() => 'code'),
    E.flatMap((made) => (wrong === undefined ? E.right(omitUndefined({ ...wish, code: made })) : E.left(wrong[0]))),
  )
}

/** A voucher that nobody can use from a day on, if it did not end before. */
export const endedBefore = (coupon: Coupon, lastDay: string): Coupon =>
  (coupon.lastDay !== undefined && coupon.lastDay <= lastDay ? coupon : { ...coupon, lastDay })
