import * as E from 'fp-ts/lib/Either.js'
import { sql, type Transaction } from 'kysely'
import type { CouponUse } from '../../../application/commerce/order/order-repository.port.ts'
import { couponKey } from '../../../domain/coupon/coupon-code.ts'
import type { CouponReason } from '../../../domain/coupon/coupon-reason.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { CustomerKey } from '../../../domain/coupon/customer-key.ts'
import type { CouponRefused } from '../../../domain/coupon/coupon-refusal.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { couponCodec } from './coupon-codec.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { hasOrdered, usesOf } from './coupon-counts.ts'
import type { Tables } from '../tables.ts'

const refused = (reason: CouponReason): E.Either<CouponRefused, never> => E.left({ _tag: 'CouponRefused', reason })

/**
 * Counts one use of a coupon. The conditional update locks the coupon until the transaction ends, so that the counts after it stay
 * correct: of ten concurrent first orders with a welcome coupon, only one succeeds.
 */
export const redeemCoupon = async (tx: Transaction<Tables>, use: CouponUse): Promise<E.Either<CouponRefused, void>> => {
  const code = couponKey(use.code)
  const redeemed = await tx
    .updateTable('coupon')
    .set({ uses: sql`uses + 1` })
    .where('code', '=', code)
    .where(sql<boolean>`(usage_limit is null or uses < usage_limit)`)
    .executeTakeFirst()
  if (redeemed.numUpdatedRows === 0n) return refused({ _tag: 'UsageLimitReached' })
  if (use.usesPerCustomer !== undefined && (await usesOf(tx, code, use.customer, use.owner)) >= use.usesPerCustomer)
    return refused({ _tag: 'UsedByCustomer' })
  if (use.newCustomersOnly && (await hasOrdered(tx, use.customer, use.owner))) return refused({ _tag: 'NewCustomersOnly' })
  return E.right(undefined)
}

export const couponUseRows = (order: Order, use: CouponUse) =>
  [{ order_token: order.token, code: couponKey(use.code), customer: use.customer }]

/** Releases the coupon use of an order; repeated calls have no effect. */
export const releaseCoupon = async (tx: Transaction<Tables>, token: OrderToken): Promise<void> => {
  const [released] = await tx
    .updateTable('coupon_use')
    .set({ released_at: sql`now()` })
    .where('order_token', '=', token)
    .where('released_at', 'is', null)
    .returning('code')
    .execute()
  if (released === undefined) return
  await tx.updateTable('coupon').set({ uses: sql`uses - 1` }).where('code', '=', released.code).execute()
}

/** Redeems a released use of an order again; refused if the coupon has been used up meanwhile. */
export const redeemCouponAgain = async (
  tx: Transaction<Tables>,
  token: OrderToken,
): Promise<E.Either<CouponRefused, void>> => {
  const released = await tx
    .selectFrom('coupon_use')
    .innerJoin('coupon', 'coupon.code', 'coupon_use.code')
    .innerJoin('purchase_order', 'purchase_order.token', 'coupon_use.order_token')
    .select(['coupon.code', 'coupon.body', 'coupon_use.customer', 'purchase_order.account_id'])
    .where('order_token', '=', token)
    .where('released_at', 'is not', null)
    .executeTakeFirst()
  if (released === undefined) return E.right(undefined)
  const coupon = decodeRow(couponCodec, 'coupon', released.code, released.body)
  const redeemed = await redeemCoupon(tx, {
    ...coupon, customer: released.customer as CustomerKey, shares: new Map(),
    ...omitUndefined({ owner: (released.account_id ?? undefined) as AccountId | undefined }),
  })
  if (E.isRight(redeemed)) await tx.updateTable('coupon_use').set({ released_at: null }).where('order_token', '=', token).execute()
  return redeemed
}
