import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { UNLIMITED_COUPONS } from '../../application/contract/staff/coupons.ts'
import { isCurrency } from '../../domain/money/currency.ts'
import { isPermitted } from '../../domain/staff/staff-permission.ts'
import type { Failure } from '../../domain/refusal.ts'
import { zurichTime } from '../../domain/shop/zurich-time.ts'
import { textListQuery } from '../../domain/staff/list-queries.ts'
import { queryOf, type BackOfficeSite, type StaffContext } from './back-office.ts'
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
export const couponPages = ({ page, now }: BackOfficeSite): void => {
  page(COUPONS, 'coupons', {
    load: ({ backOffice, holder }, request, typed) => pipe(
      TE.fromEither(textListQuery(queryOf(request))),
      TE.bindTo('query'),
      TE.bindW('found', ({ query }) => backOffice.listCoupons(query)),
      TE.bindW('currencies', () => backOffice.listCouponCurrencies({})),
      TE.map((shown) => ({ ...shown, isBounded: !isPermitted(holder, UNLIMITED_COUPONS), typed, today: zurichTime(now()).day })),
    ),
    act: ({ backOffice }, _shown, typed) => pipe(carryOut(couponForms(backOffice, typed), typed), TE.map(() => COUPONS)),
  })
}
