import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { UNLIMITED_COUPONS } from '../../application/contract/staff/coupons.ts'
import { isCurrency } from '../../domain/money/currency.ts'
import { isPermitted } from '../../domain/staff/staff-right.ts'
import type { Failure } from '../../domain/refusal.ts'
import { zurichTime } from '../../domain/shop/zurich-time.ts'
import { textListQuery } from '../../domain/staff/list-queries.ts'
import { queryOf, typedIn, type BackOfficeSite, type StaffContext } from './back-office.ts'
import { amount, carryOut, count, flag, form, optional, text, type Form } from './form.ts'
import type { Typed } from './render.ts'

const COUPONS = '/desk/coupons'

const invalid = (field: string): Failure => ({ _tag: 'InvalidCoupon', field })

const couponForms = ({ createCoupon, endCoupon }: StaffContext['backOffice'], typed: Typed): Readonly<Record<string, Form<void>>> => {
  const currency = typed.get('currency') ?? ''
  return {
    end: form(endCoupon, { code: text }),
    make: isCurrency(currency)
      ? form(createCoupon, {
        code: text, percent: count, amount: optional(amount(currency, invalid('amount'))),
        minimum: optional(amount(currency, invalid('minimum'))), usageLimit: count, usesPerCustomer: count,
        firstDay: optional(text), lastDay: optional(text), newCustomersOnly: flag, notWithPromotionalPrices: flag,
      })
      : () => TE.left(invalid('currency')),
  }
}

/** Coupons: the list, the form for new ones, and ending one. */
export const couponPages = ({ get, post, show, refused, now }: BackOfficeSite): void => {
  const showAll = async (
    context: StaffContext, request: FastifyRequest, reply: FastifyReply, typed: Typed = new URLSearchParams(), failure?: Failure,
  ): Promise<FastifyReply> => {
    const { backOffice, holder } = context
    const query = textListQuery(queryOf(request))
    if (E.isLeft(query)) return refused(reply, context, query.left, COUPONS)
    const coupons = await pipe(
      TE.Do, TE.apSW('found', backOffice.listCoupons(query.right)), TE.apSW('currencies', backOffice.listCouponCurrencies({})))()
    if (E.isLeft(coupons)) return refused(reply, context, coupons.left)
    const [isBounded, today] = [!isPermitted(holder, UNLIMITED_COUPONS), zurichTime(now()).day]
    return show(reply, context, 'coupons', { query: query.right, ...coupons.right, isBounded, typed, today, failure })
  }
  get(COUPONS, async (context, request, reply) => showAll(context, request, reply))
  post(COUPONS, async (context, request, reply) => {
    const typed = typedIn(request)
    const result = await carryOut(couponForms(context.backOffice, typed), typed)()
    return E.isLeft(result) ? showAll(context, request, reply, typed, result.left) : reply.redirect(COUPONS, 303)
  })
}
