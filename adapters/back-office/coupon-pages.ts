import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { UNLIMITED_COUPONS } from '../../application/contract/staff/coupons.ts'
import type { CouponInput } from '../../domain/coupon/make-coupon.ts'
import { readTypedAmount } from '../../domain/money/typed-amount.ts'
import { isCurrency } from '../../domain/money/currency.ts'
import { isPermitted } from '../../domain/staff/staff-right.ts'
import type { Failure } from '../../domain/refusal.ts'
import { zurichTime } from '../../domain/shop/zurich-time.ts'
import { textListQuery } from '../../domain/staff/list-queries.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { MALFORMED, numberIn, queryOf, typedIn, type BackOfficeSite, type StaffContext } from './back-office.ts'
import type { Typed } from './render.ts'

const COUPONS = '/desk/coupons'

type Amounts = Pick<CouponInput, 'percent' | 'amount' | 'minimum'>
const amountsIn = (typed: Typed): E.Either<Failure, Amounts> => {
  const [amount, minimum] = ['amount', 'minimum'].map((name) => (typed.get(name) ?? '').trim()) as [string, string]
  const currency = typed.get('currency') ?? ''
  if (!isCurrency(currency)) return E.left({ _tag: 'InvalidCoupon', field: 'currency' })
  const [fixed, least] = [readTypedAmount(amount, currency), readTypedAmount(minimum, currency)]
  if (amount !== '' && fixed === undefined) return E.left({ _tag: 'InvalidCoupon', field: 'amount' })
  if (minimum !== '' && least === undefined) return E.left({ _tag: 'InvalidCoupon', field: 'minimum' })
  return E.right(omitUndefined({ percent: numberIn(typed, 'percent'), amount: fixed, minimum: least }))
}

const inputFrom = (typed: Typed): E.Either<Failure, CouponInput> => E.map((amounts: Amounts): CouponInput => ({
  ...amounts, code: typed.get('code') ?? '', newCustomersOnly: typed.get('new_customers') === 'yes',
  notWithPromotionalPrices: typed.get('regular_prices') === 'yes',
  ...omitUndefined({
    usageLimit: numberIn(typed, 'usage_limit'), usesPerCustomer: numberIn(typed, 'uses_per_customer'),
    firstDay: typed.get('first_day') || undefined, lastDay: typed.get('last_day') || undefined,
  }),
}))(amountsIn(typed))

/** Coupons: the list, the form for new ones, and ending one. */
export const couponPages = ({ get, post, show, refused, now }: BackOfficeSite): void => {
  const showAll = async (
    context: StaffContext, request: FastifyRequest, reply: FastifyReply, typed: Typed = new URLSearchParams(), failure?: Failure,
  ): Promise<FastifyReply> => {
    const { backOffice, holder } = context
    const query = textListQuery(queryOf(request))
    if (E.isLeft(query)) return refused(reply, context, query.left, COUPONS)
    const found = await backOffice.listCoupons(query.right)()
    if (E.isLeft(found)) return refused(reply, context, found.left)
    const currencies = await backOffice.listCouponCurrencies({})()
    if (E.isLeft(currencies)) return refused(reply, context, currencies.left)
    const isBounded = !isPermitted(holder, UNLIMITED_COUPONS)
    const today = zurichTime(now()).day
    return show(reply, context, 'coupons', {
      query: query.right, found: found.right, currencies: currencies.right, isBounded, typed, today, failure,
    })
  }
  get(COUPONS, async (context, request, reply) => showAll(context, request, reply))
  post(COUPONS, async (context, request, reply) => {
    const typed = typedIn(request)
    const redirected = (result: E.Either<Failure, unknown>) =>
      (E.isLeft(result) ? showAll(context, request, reply, typed, result.left) : reply.redirect(COUPONS, 303))
    if (typed.get('act') === 'end') return redirected(await context.backOffice.endCoupon({ code: typed.get('code') ?? '' })())
    if (typed.get('act') !== 'make') return redirected(E.left(MALFORMED))
    const input = inputFrom(typed)
    return redirected(E.isLeft(input) ? input : await context.backOffice.createCoupon(input.right)())
  })
}
