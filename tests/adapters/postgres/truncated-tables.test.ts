import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeStorageInspection } from '../../../adapters/postgres/check/storage-inspection.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { makeCheckStorage } from '../../../application/commerce/shop/check-storage.ts'
import { openDatabase } from '../../support/open-database.ts'
import { value } from '../../support/outcome.ts'
import { startPostgres, type PostgresServer } from '../../support/postgres-server.ts'

const LONGEST = 60_000
const PAGE = 8192

let server: PostgresServer
let database: Database

beforeAll(async () => {
  server = await startPostgres()
  database = await openDatabase({ url: await server.freshUrl() })
}, LONGEST)
afterAll(async () => {
  await database.close()
  await server.stop()
})

const checked = () => value(makeCheckStorage({ inspection: makeStorageInspection(database.db) })(() => {}))

it('H-K09 a server table whose file was cut to one page is detected and named by a check', async () => {
  await sql`insert into outbox (key, body) select 'n' || n, jsonb_build_object('text', md5(n::text)) from generate_series(1, 3000) n`
    .execute(database.db)
  expect((await checked()).storageFaults).toEqual([])
  await sql`checkpoint`.execute(database.db)
  const { rows: [file] } = await sql<{ readonly path: string; readonly home: string }>`
    select pg_relation_filepath('outbox') as path, current_setting('data_directory') as home`.execute(database.db)
  truncateSync(join(file?.home ?? '', file?.path ?? ''), PAGE)
  const { storageFaults, orderFaults } = await checked()
  expect([storageFaults, orderFaults]).toEqual([[{ rule: 'a table can be read completely', row: 'outbox' }], []])
}, LONGEST)
