import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import type { Tables } from '../../../adapters/postgres/tables.ts'
import { EXPIRED_DATA_KINDS } from '../../../application/commerce/privacy/expired-data.port.ts'
import { PERSONAL_RECORDS, type PersonalRecord } from '../../../application/commerce/privacy/personal-records.ts'
import { PERSONAL_PARTS } from '../../../domain/privacy/personal-part.ts'
import { engines } from '../../support/postgres-engines.ts'

/** Impersonal tables, with the reason for the last ones. */
const IMPERSONAL_TABLES: readonly (keyof Tables)[] = [
  'category', 'catalogue_version', 'product', 'price', 'price_plan', 'price_history', 'offer', 'variant', 'stock',
  'coupon', 'partner_optician', 'partner_brand', 'shipping_method',
  // Attempts are stored under a hash and deleted within a month; a card to be deleted names nobody; a token is
  // a hash, and so is a passkey challenge; a user to be deleted at a provider has no account, and is removed when done.
  'attempt', 'alias_removal', 'used_token', 'passkey_challenge', 'identity_removal',
  // Webhooks name an order by its number; programs request the rest.
  'webhook_endpoint', 'webhook_delivery',
  // A job's item by its number, and the failure; no personal data or credentials.
  'job_failure',
  // Always empty: used to test write access.
  'write_probe',
]

/** Tables about staff. Audit entries are permanent, and contain no more than an id of a customer. */
const STAFF_TABLES: readonly (keyof Tables)[] = ['staff', 'staff_session', 'access_token', 'audit_entry']

/** Purges of tables about staff, jobs or nobody. */
const IMPERSONAL_PURGES = ['staff_sessions', 'access_tokens', 'passkey_challenges', 'used_tokens', 'staff_sign_ins', 'job_failures']

const RECORDS: readonly (readonly [string, PersonalRecord])[] = Object.entries(PERSONAL_RECORDS)

type Column = { readonly table: string; readonly column: string }

describe.each(engines)('the list of personal data on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let columns: readonly Column[] = []
  beforeAll(async () => {
    database = await open()
    columns = (await sql<Column>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely\_%' order by 1, 2`.execute(database.db)).rows
  }, 60_000)
  afterAll(() => database.close())

  it('G9 names every table of the database: as personal, or as impersonal', () => {
    const tables = [...new Set(columns.map(({ table }) => table))]
    expect(tables.length).toBeGreaterThan(30)
    const listed: readonly string[] = [...RECORDS.map(([table]) => table), ...IMPERSONAL_TABLES, ...STAFF_TABLES]
    expect(listed.toSorted()).toEqual(tables)
  })

  it('G9 states of every column of a personal table whether it is exported', () => {
    for (const [table, { exported, internal }] of RECORDS)
      expect([table, [...exported, ...internal].map((field) => field.replace(/\..*/, '')).toSorted()]).toEqual([table, columns
        .filter((one) => one.table === table)
        .map(({ column }) => column).toSorted()])
  })

  it('G9 lists no table as impersonal that refers to a person, by its columns or by its keys', async () => {
    const personal = new Set<string>(RECORDS.map(([table]) => table))
    const staff = new Set<string>(STAFF_TABLES)
    const NAMING = /^(account_id|canonical_email|email|customer|order_token|cart_token|subject|reviewer)$/
    const naming = columns.filter(({ column }) => NAMING.test(column))
    expect(naming.filter(({ table }) => !personal.has(table) && !staff.has(table)))
      .toEqual([{ table: 'identity_removal', column: 'subject' }])
    const { rows } = await sql<{ readonly from: string; readonly to: string }>`
      select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f'`
      .execute(database.db)
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ from, to }) => personal.has(to) && !personal.has(from))).toEqual([])
  })

  it('G9 states how long every record is stored: each purge of personal data deletes one of them', () => {
    const purges = RECORDS.flatMap(([, { retention }]) => (typeof retention === 'string' ? [] : retention))
    expect([...purges, ...IMPERSONAL_PURGES].toSorted()).toEqual([...EXPIRED_DATA_KINDS].toSorted())
  })

  it('G9 exports no hash, no token and no key, and something of every part', () => {
    const exportedColumns = RECORDS.flatMap(([table, { exported }]) => exported.map((column) => `${table}.${column}`))
    expect(exportedColumns.filter((name) => /hash|token|\.id$|\.key$|alias\.alias|provider_token/.test(name))).toEqual([])
    for (const part of PERSONAL_PARTS)
      expect([part, RECORDS.some(([, one]) => one.part === part && one.exported.length > 0)]).toEqual([part, true])
  })
})
