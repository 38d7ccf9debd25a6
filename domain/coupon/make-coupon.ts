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

/** The input of a new coupon. */
export type CouponInput = Omit<Coupon, 'code' | 'products' | 'note'> & { readonly code: string }

/** Larger numbers would not limit anything. */
const MAX_USES = 1_000_000

type Check = (input: CouponInput, currencies: ReadonlySet<Currency>) => boolean

const isLimit = (limit: number | undefined): boolean => limit === undefined || (isCount(limit) && limit <= MAX_USES)
const isDay = (day: string | undefined): boolean => day === undefined || dayStart(day) !== undefined

/** In the order of the form. */
const CHECKS: readonly (readonly [string, Check])[] = [
  ['percent', ({ discount }) => discount._tag !== 'Percent' || (isCount(discount.percent) && discount.percent <= 100)],
  ['amount', ({ discount }) => discount._tag !== 'Fixed' || isPositive(discount.amount)],
  ['minimum', ({ minimum }) => minimum === undefined || isPositive(minimum)],
  ['currency', ({ discount, minimum }, currencies) => {
    const named = new Set([...amountsIn(discount), ...(minimum === undefined ? [] : [minimum])].map(({ currency }) => currency))
    return named.size <= 1 && [...named].every((currency) => currencies.has(currency))
  }],
  ['usage_limit', ({ usageLimit }) => isLimit(usageLimit)],
  ['uses_per_customer', ({ usesPerCustomer }) => isLimit(usesPerCustomer)],
  ['first_day', ({ firstDay }) => isDay(firstDay)],
  ['last_day', ({ firstDay, lastDay }) =>
    isDay(lastDay) && (firstDay === undefined || lastDay === undefined || firstDay <= lastDay)],
]

/**
 * A coupon with a discount, in a currency the shop sells in, with limits of at least one, that begins before it ends; otherwise the name
 * of the first invalid field.
 */
export const makeCoupon = ({ code, ...input }: CouponInput, currencies: ReadonlySet<Currency>): E.Either<string, Coupon> => {
  const wrong = CHECKS.find(([, holds]) => !holds({ code, ...input }, currencies))
  return pipe(
    makeCouponCode(code),
    E.mapLeft(() => 'code'),
    E.flatMap((made) => (wrong === undefined ? E.right(omitUndefined({ ...input, code: made })) : E.left(wrong[0]))),
  )
}

/** A coupon that ends on this day unless it ended before. */
export const endedBefore = (coupon: Coupon, lastDay: string): Coupon =>
  (coupon.lastDay !== undefined && coupon.lastDay <= lastDay ? coupon : { ...coupon, lastDay })
