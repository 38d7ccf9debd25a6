import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { openDatabase } from '../../support/open-database.ts'

const TICK = 5

describe('the thread of the embedded database', () => {
  let database: Database
  beforeAll(async () => { database = await openDatabase({ memory: true }) })
  afterAll(() => database.close())

  it('does not block the process while it works', async () => {
    let ticks = 0
    const timer = setInterval(() => { ticks += 1 }, TICK)
    const { rows } = await sql<{ counted: string }>`select count(*) as counted from generate_series(1, 2000000)`.execute(database.db)
    clearInterval(timer)
    expect(rows).toEqual([{ counted: '2000000' }])
    expect(ticks).toBeGreaterThan(3)
  })

  it('transfers a response of many megabytes', async () => {
    const { rows } = await sql<{ long: string }>`select repeat('äb', 4000000) as long`.execute(database.db)
    expect(rows[0]?.long.length).toBe(8_000_000)
    expect(rows[0]?.long.endsWith('äb')).toBe(true)
  })

  it('closes after its current work is finished', async () => {
    const other = await openDatabase({ memory: true })
    const request = sql<{ counted: string }>`select count(*) as counted from generate_series(1, 300000)`.execute(other.db)
    await new Promise((resolve) => { setTimeout(resolve, 20) })
    await other.close()
    expect((await request).rows).toEqual([{ counted: '300000' }])
  })

  it('starts from the packed cluster, without creating a new one', async () => {
    const name = async ({ db }: Database): Promise<unknown> =>
      (await sql`select system_identifier from pg_control_system()`.execute(db)).rows
    const other = await openDatabase({ memory: true })
    expect(await name(other)).toEqual(await name(database))
    await other.close()
  })

  it('shares no unique data between shops of one build', async () => {
    const tables = await sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(database.db)
    const filled = await Promise.all(tables.rows.map(async ({ name }) => {
      const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database.db)
      return rows.length === 0 ? [] : [name]
    }))
    expect(tables.rows.length).toBeGreaterThan(50)
    expect(filled.flat().toSorted()).toEqual(['catalogue_version', 'kysely_migration', 'kysely_migration_lock'])
  })

  it('answers in order, also after an error', async () => {
    const results = await Promise.allSettled([
      sql`select 1 as one`.execute(database.db), sql`select nothing`.execute(database.db), sql`select 3 as three`.execute(database.db),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(results.map((one) => (one.status === 'fulfilled' ? one.value.rows : (one.reason as { readonly code: string }).code)))
      .toEqual([[{ one: 1 }], '42703', [{ three: 3 }]])
  })
})
