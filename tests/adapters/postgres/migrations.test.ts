import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDatabase } from '../../../adapters/postgres/database/make-database.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { executedMigrations, MIGRATION_NAMES, migrate, migrations } from '../../../adapters/postgres/migrations/migrate.ts'
import { openCommandPool, openServerPool } from '../../../adapters/postgres/server/server-pool.ts'
import { startPostgres, type PostgresServer } from '../../support/postgres-server.ts'

const LONGEST = 60_000
const FIRST = '0121-mails-are-found-by-whom-they-name'

const patiently = (url: string): Database => makeDatabase(openCommandPool(url), () => {})
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < FIRST))
/** The content of the tables, step by step. */
const run = (statement: string): Migration => ({ up: async (db) => { await sql.raw(statement).execute(db) } })

let server: PostgresServer
beforeAll(async () => { server = await startPostgres() }, LONGEST)
afterAll(() => server.stop())

it('F-O10 migrations lock a table only for their own step, and continue after a failure with the rolled-back step', async () => {
  const url = await server.freshUrl()
  const [one, other] = [patiently(url), patiently(url)]
  const buyers = makeDatabase(openServerPool(url, 1), () => {})
  await migrate(one.db, before)
  const insert = (key: string) => sql`insert into outbox (key, body) values (${key}, '{}')`.execute(buyers.db)
  let isFaulty = true
  const waiting: Migration = {
    up: async (db: Kysely<unknown>) => {
      await sql`set lock_timeout = '1s'`.execute(buyers.db)
      await insert(isFaulty ? 'first' : 'second')
      await sql`alter table cart add column half text`.execute(db)
      if (isFaulty) throw new RangeError('killed half way')
    },
  }
  const steps = {
    ...before, '8001-add': run('alter table outbox add column more text'), '8002-wait': waiting,
    '8003-last': run('create table last (n int)'),
  }
  await expect(migrate(one.db, steps)).rejects.toThrow('killed half way')
  const columns = sql`select from information_schema.columns where table_name in ('outbox', 'cart') and column_name in ('more', 'half')`
  expect([(await executedMigrations(one.db)).at(-1), (await columns.execute(one.db)).rows.length]).toEqual(['8001-add', 1])
  isFaulty = false
  await Promise.all([migrate(one.db, steps), migrate(other.db, steps)])
  expect([(await executedMigrations(one.db)).slice(-3), (await columns.execute(one.db)).rows.length])
    .toEqual([['8001-add', '8002-wait', '8003-last'], 2])
  expect((await sql`select from outbox where key in ('first', 'second')`.execute(one.db)).rows).toHaveLength(2)
  await Promise.all([one, other, buyers].map(({ close }) => close()))
}, LONGEST)

it('F-O10 no migration step locks two of the tables that orders write to, or builds two indexes on one', async () => {
  const database = patiently(await server.freshUrl())
  await migrate(database.db, before)
  await sql`create table held (step text, at text, indexes int)`.execute(database.db)
  await sql.raw(`create function note_locks() returns trigger language plpgsql as $$ begin
    insert into held select new.name, c.relname, (select count(*) from pg_index i join pg_class x on x.oid = i.indexrelid
        where i.indrelid = c.oid and x.xmin::text = pg_current_xact_id()::text)
      from pg_locks l join pg_class c on c.oid = l.relation
      where l.pid = pg_backend_pid() and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'AccessExclusiveLock') and c.relkind = 'r'
        and c.relname in ('outbox', 'cart', 'purchase_order', 'order_line', 'payment', 'customer', 'session', 'stock', 'kept_mail');
    return null; end $$`).execute(database.db)
  await sql`create trigger note_locks after insert on kysely_migration for each row execute function note_locks()`.execute(database.db)
  await migrate(database.db)
  const { rows } = await sql<{ step: string; tables: string; indexes: number }>`
    select step, string_agg(distinct at, ', ') as tables, max(indexes)::int as indexes
    from held group by step order by step`.execute(database.db)
  expect(rows.length).toBeGreaterThan(10)
  // Sent mails are written by the job that sends them, which may wait.
  const long = rows.filter(({ tables, indexes }) => tables.includes(',') || (indexes > 1 && tables !== 'kept_mail'))
  expect(long).toEqual([])
  expect(await executedMigrations(database.db)).toEqual(MIGRATION_NAMES)
  await database.close()
}, LONGEST)
