import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { openStandInUsers, type StandInUsers } from '../support/firebase/stand-in-users.ts'
import { freePort } from '../support/free-port.ts'
import { openDatabase } from '../support/open-database.ts'
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts'
import { fillPerson, fillShop, someone } from '../support/privacy/whole-person.ts'

const LEAVERS = Array.from({ length: 50 }, (_, index) => someone(`walker${index}x`, 8000 + index))
const SUBJECTS = LEAVERS.map((_, index) => `subjectwalker${index}x`)

describe('whom Firebase is to delete, with two processes on one PostgreSQL', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'iris-removing-'))
  const running: ShopProcess[] = []
  let postgres: PostgresServer
  let database: Database
  let firebase: StandInUsers
  let url = ''

  const start = async (): Promise<ShopProcess> => {
    const shop = startShop(await freePort(), {
      DATA_DIR: join(folder, randomUUID()), DATABASE_URL: url, FIREBASE_PROJECT_ID: 'demo-iris', FIREBASE_API_KEY: 'demo-key',
      FIREBASE_AUTH_DOMAIN: 'demo-iris.firebaseapp.com', FIREBASE_EMULATOR: firebase.url,
    })
    running.push(shop)
    return shop
  }
  const owed = async (): Promise<number> =>
    (await database.db.selectFrom('identity_removal').select('subject').execute()).length
  const tried = async (): Promise<number> =>
    (await database.db.selectFrom('identity_removal').select('subject').where('tries', '>', 0).execute()).length

  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.freshUrl()
    firebase = await openStandInUsers([...SUBJECTS, 'somebody-else'])
    const demo = await start()
    await whenReady(demo)
    demo.child.kill('SIGTERM')
    await demo.ended
    database = await openDatabase({ url, connections: 2 })
    await fillShop(database.db, ...LEAVERS)
    for (const who of LEAVERS) await fillPerson(database.db, who, [who.orders.done])
  }, 180_000)
  afterAll(async () => {
    for (const { child, ended } of running) {
      child.kill('SIGKILL')
      await ended
    }
    await database.close()
    await postgres.stop()
    await firebase.close()
    rmSync(folder, { recursive: true, force: true })
  }, 60_000)

  it('G9 K2 goes there once, though the service was away first and a process was killed meanwhile, and nobody else goes', async () => {
    firebase.away(true)
    const [killed] = await Promise.all([start(), start()])
    // All accounts are deleted and nobody has gone at Firebase yet.
    await expect.poll(tried, { timeout: 90_000, interval: 100 }).toBe(SUBJECTS.length)
    expect([await owed(), firebase.deleted()]).toEqual([SUBJECTS.length, []])
    firebase.away(false)
    // Their pause is over.
    await sql`update identity_removal set ask_at = now()`.execute(database.db)
    await expect.poll(() => firebase.deleted().length, { timeout: 60_000, interval: 1 }).toBeGreaterThan(0)
    killed.child.kill('SIGKILL')
    expect(await killed.ended).toBe('SIGKILL')
    const atDeath = await owed()
    await sql`update identity_removal set ask_at = now()`.execute(database.db)
    await whenReady(await start())
    await expect.poll(owed, { timeout: 90_000, interval: 100 }).toBe(0)
    console.log(`${atDeath} of ${SUBJECTS.length} were still owed when the process died`)
    expect(firebase.deleted().toSorted()).toEqual(SUBJECTS.toSorted())
    expect(firebase.left()).toBe(1)
  })
})
