import type { Kysely } from 'kysely'
import type { CouponRepository } from '../../../application/commerce/cart/coupon-repository.port.ts'
import { couponKey } from '../../../domain/coupon/coupon-code.ts'
import type { CustomerKey } from '../../../domain/coupon/customer-key.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { read } from '../database/run-query.ts'
import { couponCodec } from './coupon-codec.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { hasOrdered, usesOf } from './coupon-counts.ts'
import type { Tables } from '../tables.ts'

const standingOf = async (db: Kysely<Tables>, code: string, customer: CustomerKey, owner?: AccountId) => ({
  uses: await usesOf(db, code, customer, owner),
  hasOrdered: await hasOrdered(db, customer, owner),
})

export const makeCouponRepository = (db: Kysely<Tables>): CouponRepository => ({
  standing: (code, customer, owner) =>
    read(async () => {
      const key = couponKey(code)
      const row = await db.selectFrom('coupon').select(['body', 'uses']).where('code', '=', key).executeTakeFirst()
      if (row === undefined) return undefined
      const customerUses = customer === undefined ? {} : { customer: await standingOf(db, key, customer, owner) }
      return { coupon: decodeRow(couponCodec, 'coupon', key, row.body), uses: row.uses, ...customerUses }
    }),
})
