import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const index = (statement: string): Migration => ({ up: async (db) => { await sql.raw(statement).execute(db) } })

/** Staff search customers, the audit log, coupons and products by parts of their texts. */
export const customersAreFoundByText = index(`create index if not exists customer_by_text on customer using gin (
  lower((body ->> 'email') || e'\\n' || (body ->> 'firstName') || ' ' || (body ->> 'lastName')) gin_trgm_ops)`)
export const auditEntriesAreFoundByText = index(`create index if not exists audit_entry_by_text on audit_entry using gin (
  lower(by_name || e'\\n' || about) gin_trgm_ops)`)
export const couponsAreFoundByText =
  index('create index if not exists coupon_by_text on coupon using gin (lower(code) gin_trgm_ops)')
export const productsAreFoundByTitle =
  index(`create index if not exists product_by_titles on product using gin (lower(body ->> 'titles') gin_trgm_ops)`)
