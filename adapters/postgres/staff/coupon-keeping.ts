import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { CouponKeeping } from '../../../application/commerce/staff/coupon-keeping.port.ts'
import { couponKey } from '../../../domain/coupon/coupon-code.ts'
import { couponCodec } from '../coupon/coupon-codec.ts'
import type { Report } from '../database/database.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { decodeRow, readableRows } from '../rows/decode-row.ts'
import { containsText } from '../rows/contains-text.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'
import { recordAuditEntry } from './record-audit-entry.ts'

const matching = (db: Kysely<Tables>, text: string | undefined) => {
  const all = db.selectFrom('coupon')
  return text === undefined ? all : all.where(containsText(sql`lower(code)`, text))
}

type Row = Pick<Selectable<Tables['coupon']>, 'code' | 'body' | 'uses'>
const toListed = ({ code, body, uses }: Row) => ({ coupon: decodeRow(couponCodec, 'coupon', code, body), uses })

export const makeCouponKeeping = (db: Kysely<Tables>, report: Report): CouponKeeping => ({
  list: (text, { page, itemsPerPage }) =>
    read(async () => {
      const rows = await matching(db, text).select(['code', 'body', 'uses'])
        .orderBy(sql`code collate "C"`).limit(itemsPerPage).offset((page - 1) * itemsPerPage).execute()
      const { count } = await matching(db, text).select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
      return { coupons: readableRows(rows, toListed, report), total: Number(count) }
    }),
  add: (coupon, auditEntry) =>
    inTransaction(db, async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx.insertInto('coupon')
        .values({ code: couponKey(coupon.code), usage_limit: coupon.usageLimit ?? null, body: toJson(coupon) })
        .onConflict((conflict) => conflict.column('code').doNothing()).executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) return E.left({ _tag: 'CouponCodeTaken' })
      await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
  change: (code, change, auditEntry) =>
    inTransaction(db, async (tx) => {
      const key = couponKey(code)
      const row = await tx.selectFrom('coupon').select('body').where('code', '=', key).forUpdate().executeTakeFirst()
      if (row === undefined) return E.left({ _tag: 'NotFound', what: 'coupon' })
      const before = decodeRow(couponCodec, 'coupon', key, row.body)
      const after = change(before)
      if (after === before) return E.right(undefined)
      await tx.updateTable('coupon').set({ body: toJson(after) }).where('code', '=', key).execute()
      await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
})
