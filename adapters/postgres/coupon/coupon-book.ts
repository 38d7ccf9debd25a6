import type { Kysely } from 'kysely'
import type { CouponBook } from '../../../application/commerce/cart/coupon-book.port.ts'
import { couponKey } from '../../../domain/coupon/coupon-code.ts'
import type { CustomerKey } from '../../../domain/coupon/customer-key.ts'
import { read } from '../database/ask.ts'
import { couponCodec } from './coupon-codec.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { hasOrdered, usesOf } from './coupon-counts.ts'
import type { Tables } from '../tables.ts'

const knownOf = async (db: Kysely<Tables>, code: string, customer: CustomerKey) => ({
  uses: await usesOf(db, code, customer),
  hasOrdered: await hasOrdered(db, customer),
})

export const makeCouponBook = (db: Kysely<Tables>): CouponBook => ({
  standing: (code, customer) =>
    read(async () => {
      const key = couponKey(code)
      const row = await db.selectFrom('coupon').select(['body', 'uses']).where('code', '=', key).executeTakeFirst()
      if (row === undefined) return undefined
      const known = customer === undefined ? {} : { customer: await knownOf(db, key, customer) }
      return { coupon: decodeRow(couponCodec, 'coupon', key, row.body), uses: row.uses, ...known }
    }),
})
