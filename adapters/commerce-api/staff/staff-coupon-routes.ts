import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { InputOf } from '../../../application/contract/operation.ts'
import type { CouponResults, staffCouponContract } from '../../../application/contract/staff/coupons.ts'
import type { CouponInput } from '../../../domain/coupon/make-coupon.ts'
import { textListQuery } from '../../../domain/staff/list-queries.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { orUndefined, orNull } from '../codec/or-null.ts'
import { CredentialsChanged } from '../identity/security.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply, replyWith } from '../operations/reply-forms.ts'
import { withoutBody, withBody } from '../operations/request-forms.ts'
import { Day } from '../values/day.codec.ts'
import { moneyOf, moneyToWire, MoneyWire } from '../values/money.codec.ts'
import { pageParameter, pairs, textParameter } from './staff-queries.ts'
import { TypedText } from '../values/request-text.codec.ts'

const limits = {
  percent: nullable(t.number), amount: nullable(MoneyWire), minimum: nullable(MoneyWire), usage_limit: nullable(t.number),
  uses_per_customer: nullable(t.number), first_day: nullable(Day), last_day: nullable(Day),
}
const CouponRequest = closed(
  'CouponRequest', { code: TypedText, new_customers_only: t.boolean, not_with_promotional_prices: t.boolean }, limits)

const money = (wire: MoneyWire | null | undefined) => (wire == null ? undefined : moneyOf(wire))

/** A discount that is neither a percentage nor an amount; the domain refuses it. */
const couponOf = ({ code, percent = null, amount, minimum, ...wire }: t.TypeOf<typeof CouponRequest>): CouponInput => {
  const fixed = money(amount)
  return {
    code, newCustomersOnly: wire.new_customers_only, notWithPromotionalPrices: wire.not_with_promotional_prices,
    discount: fixed === undefined ? { _tag: 'Percent', percent: percent ?? 0 } : { _tag: 'Fixed', amount: fixed },
    ...omitUndefined({
      minimum: money(minimum), usageLimit: orUndefined(wire.usage_limit ?? null),
      usesPerCustomer: orUndefined(wire.uses_per_customer ?? null),
      firstDay: orUndefined(wire.first_day ?? null), lastDay: orUndefined(wire.last_day ?? null),
    }),
  }
}
const bodyOf = ({ code, discount, minimum, usageLimit, usesPerCustomer, firstDay, lastDay, ...coupon }: CouponInput) => ({
  code, new_customers_only: coupon.newCustomersOnly, not_with_promotional_prices: coupon.notWithPromotionalPrices,
  percent: discount._tag === 'Percent' ? discount.percent : null, amount: discount._tag === 'Fixed' ? moneyToWire(discount.amount) : null,
  minimum: orNull(minimum && moneyToWire(minimum)), usage_limit: orNull(usageLimit), uses_per_customer: orNull(usesPerCustomer),
  first_day: orNull(firstDay), last_day: orNull(lastDay),
})

const VoucherWire = t.strict(
  { code: t.string, new_customers_only: t.boolean, not_with_promotional_prices: t.boolean, ...limits, uses: t.number }, 'Coupon')
const CouponsWire = t.strict({ 'hydra:member': t.readonlyArray(VoucherWire), 'hydra:totalItems': t.number, pages: t.number },
  'CouponResults')
const CouponsCodec = codecFrom('CouponResults', CouponsWire, (wire) => E.right<never, CouponResults>({
  coupons: wire['hydra:member'].map(({ uses, ...coupon }) => ({ coupon: couponOf(coupon), uses })),
  total: wire['hydra:totalItems'], pages: wire.pages,
}))
const couponsToWire = ({ coupons, total, pages }: CouponResults): t.TypeOf<typeof CouponsWire> =>
  ({ 'hydra:member': coupons.map(({ coupon, uses }) => ({ ...bodyOf(coupon), uses })), 'hydra:totalItems': total, pages })

const changed = reply(CredentialsChanged)

export const staffCouponRoutes: Routes<typeof staffCouponContract> = {
  listCoupons: route(
    'GET /api/staff/coupons', 'List coupons with their number of uses, by code',
    withoutBody<InputOf<typeof staffCouponContract.listCoupons>>({
      query: [textParameter('text'), pageParameter],
      encode: ({ text, page }) => ({ query: pairs({ text, page: String(page) }) }),
      decode: ({ query }) => textListQuery(query),
    }),
    replyWith(CouponsCodec, couponsToWire),
  ),
  createCoupon: route(
    'POST /api/staff/coupons', 'Create a coupon',
    withBody(
      { body: CouponRequest, encode: (input) => ({ body: bodyOf(input) }), decode: (wire) => E.right(couponOf(wire)) },
    ),
    changed,
    { status: 201 },
  ),
  endCoupon: route(
    'POST /api/staff/coupons/{code}/end', 'End a coupon as of today',
    withoutBody({
      encode: ({ code }) => ({ path: { code } }), decode: ({ path }) => E.right({ code: path['code'] ?? '' }),
    }),
    changed,
  ),
}
