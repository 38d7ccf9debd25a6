import * as t from 'io-ts'
import type { CouponResults, StaffCoupon, staffCouponContract } from '../../../application/contract/staff/coupons.ts'
import type { CouponInput } from '../../../domain/coupon/make-coupon.ts'
import { textListQuery } from '../../../domain/staff/list-queries.ts'
import { as, computed, list, nullish, written } from '../codec/field.ts'
import { closedRecord, flat, record } from '../codec/record.ts'
import { CredentialsChanged } from '../identity/security.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, pathRequest, queryRequest, textIn } from '../operations/request-forms.ts'
import { Day } from '../values/day.codec.ts'
import { MoneyRecord, type MoneyWire } from '../values/money.codec.ts'
import { counted, pageParameter, textParameter } from './staff-queries.ts'
import { TypedText } from '../values/request-text.codec.ts'

type DiscountWire = { readonly percent?: number | null; readonly amount?: MoneyWire | null }

const discountOf = ({ percent, amount }: DiscountWire): StaffCoupon['discount'] =>
  (amount == null ? { _tag: 'Percent', percent: percent ?? 0 } : { _tag: 'Fixed', amount: MoneyRecord.read(amount as never, {}) })

const conditions = {
  newCustomersOnly: t.boolean,
  notWithPromotionalPrices: t.boolean,
  minimum: nullish(MoneyRecord),
  usageLimit: nullish(t.number),
  usesPerCustomer: nullish(t.number),
  firstDay: nullish(Day),
  lastDay: nullish(Day),
}
const [percent, amount] = [nullish(t.number), nullish(MoneyRecord)]
const CouponRequest = closedRecord<CouponInput>('CouponRequest', { code: TypedText, percent, amount, ...conditions })
const discount = {
  discount: computed(discountOf),
  percent: written(percent, (coupon: StaffCoupon) => (coupon.discount._tag === 'Percent' ? coupon.discount.percent : undefined)),
  amount: written(amount, (coupon: StaffCoupon) => (coupon.discount._tag === 'Fixed' ? coupon.discount.amount : undefined)),
}
const CouponsRecord = record<CouponResults>('CouponResults', {
  coupons: as('hydra:member', list(record<CouponResults['coupons'][number]>('Coupon', {
    coupon: flat<StaffCoupon>({ code: t.string, ...discount, ...conditions }), uses: t.number,
  }))),
  ...counted,
})

const changed = reply(CredentialsChanged)

export const staffCouponRoutes: Routes<typeof staffCouponContract> = {
  listCoupons: route(
    'GET /api/staff/coupons', 'List coupons with their number of uses, by code',
    queryRequest<{ readonly text?: string; readonly page: number }>(
      [textParameter('text'), pageParameter], { read: textListQuery, write: ({ text, page }) => ({ text, page }) },
    ),
    reply(CouponsRecord),
  ),
  createCoupon: route(
    'POST /api/staff/coupons', 'Create a coupon',
    bodyRequest(CouponRequest),
    changed,
    { status: 201 },
  ),
  endCoupon: route(
    'POST /api/staff/coupons/{code}/end', 'End a coupon as of today',
    pathRequest({ code: textIn('code') }),
    changed,
  ),
}
