import { sql, type Kysely } from 'kysely'
import type { CouponBook } from '../../application/commerce/coupon/coupon-book.port.ts'
import { couponKey } from '../../domain/coupon/coupon-code.ts'
import type { CustomerKey } from '../../domain/coupon/customer-key.ts'
import { read } from './ask.ts'
import { couponCodec } from './codecs/coupon-codec.ts'
import { decodeRow } from './codecs/decode-row.ts'
import { hasOrdered, usesOf } from './coupon-counts.ts'
import type { Tables } from './tables.ts'

const NOBODY = { usesByCustomer: 0, hasOrdered: false }

const knownOf = async (db: Kysely<Tables>, code: string, customer: CustomerKey) => ({
  usesByCustomer: await usesOf(db, code, customer),
  hasOrdered: await hasOrdered(db, customer),
})

export const makeCouponBook = (db: Kysely<Tables>): CouponBook => ({
  standing: (code, customer) =>
    read(async () => {
      const key = couponKey(code)
      const row = await db.selectFrom('coupon').select(['body', 'uses']).where('code', '=', key).executeTakeFirst()
      if (row === undefined) return undefined
      const known = customer === undefined ? NOBODY : await knownOf(db, key, customer)
      return { coupon: decodeRow(couponCodec, 'coupon', key, row.body), uses: row.uses, ...known }
    }),
  // One statement: a hundred tries at once are counted as a hundred.
  countTry: (cartToken, now, since) =>
    read(async () => {
      const { tries } = await db
        .insertInto('coupon_try')
        .values({ cart_token: cartToken, tries: 1, since: now })
        .onConflict((found) =>
          found.column('cart_token').doUpdateSet({
            tries: sql`case when coupon_try.since <= ${since} then 1 else coupon_try.tries + 1 end`,
            since: sql`case when coupon_try.since <= ${since} then excluded.since else coupon_try.since end`,
          }),
        )
        .returning('tries')
        .executeTakeFirstOrThrow()
      return tries
    }),
})
