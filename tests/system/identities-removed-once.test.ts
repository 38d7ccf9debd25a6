import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whenReady } from '../e2e/support/shop-process.ts'
import { openFakeUsers, type FakeUsers } from '../support/firebase/fake-users.ts'
import { shopsOnOnePostgres } from '../support/system/shops-on-one-postgres.ts'
import { fillPerson, fillShop, testPerson } from '../support/privacy/complete-person.ts'

const LEAVERS = Array.from({ length: 50 }, (_, index) => testPerson(`walker${index}x`, 8000 + index))
const SUBJECTS = LEAVERS.map((_, index) => `subjectwalker${index}x`)

describe('deletions at Firebase, with two processes on one PostgreSQL', { timeout: 180_000 }, () => {
  let firebase: FakeUsers
  beforeAll(async () => { firebase = await openFakeUsers([...SUBJECTS, 'somebody-else']) })
  afterAll(() => firebase.close())

  const { start, database } = shopsOnOnePostgres({
    settings: () => ({
      FIREBASE_PROJECT_ID: 'demo-iris', FIREBASE_API_KEY: 'demo-key', FIREBASE_AUTH_DOMAIN: 'demo-iris.firebaseapp.com',
      FIREBASE_EMULATOR: firebase.url,
    }),
    fill: async ({ db }) => {
      await fillShop(db, ...LEAVERS)
      for (const who of LEAVERS) await fillPerson(db, who, [who.orders.done])
    },
  })
  const owed = async (): Promise<number> =>
    (await database().db.selectFrom('identity_removal').select('subject').execute()).length
  const tried = async (): Promise<number> =>
    (await database().db.selectFrom('identity_removal').select('subject').where('attempts', '>', 0).execute()).length

  it('G9 K2 happen once, though the service was down first and a process was killed, and for no other user', async () => {
    firebase.away(true)
    const [killed] = await Promise.all([start(), start()])
    // All accounts are deleted and none is deleted at Firebase yet.
    await expect.poll(tried, { timeout: 90_000, interval: 100 }).toBe(SUBJECTS.length)
    expect([await owed(), firebase.deleted()]).toEqual([SUBJECTS.length, []])
    firebase.away(false)
    // Their retry delay is over.
    await sql`update identity_removal set retry_at = now()`.execute(database().db)
    await expect.poll(() => firebase.deleted().length, { timeout: 60_000, interval: 1 }).toBeGreaterThan(0)
    killed.child.kill('SIGKILL')
    expect(await killed.ended).toBe('SIGKILL')
    const atDeath = await owed()
    await sql`update identity_removal set retry_at = now()`.execute(database().db)
    await whenReady(await start())
    await expect.poll(owed, { timeout: 90_000, interval: 100 }).toBe(0)
    console.log(`${atDeath} of ${SUBJECTS.length} were still owed when the process died`)
    expect(firebase.deleted().toSorted()).toEqual(SUBJECTS.toSorted())
    expect(firebase.left()).toBe(1)
  })
})
