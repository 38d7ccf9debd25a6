import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renewStoredSecrets } from '../../adapters/composition/server/code-secrets-of.ts'
import { makeCodeSecrets } from '../../adapters/encryption/code-secrets.ts'
import { openSettableClock, type SettableClock } from '../../adapters/memory/shop/settable-clock.ts'
import { writePackedFile } from '../../adapters/postgres/backup/backup-file.ts'
import { writeBackup } from '../../adapters/postgres/backup/write-backup.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { openApi, openSmallShop } from '../support/api/open-api-shop.ts'
import { smallCatalogue } from '../support/api/small-catalogue.ts'
import { everyRow } from '../support/system/every-row.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { value } from '../support/outcome.ts'
import { engines } from '../support/postgres-engines.ts'
import { codeAt, STAFF_PASSWORD } from '../support/staff/back-office.ts'
import { aStaffBrowser } from '../support/staff/staff-over-sockets.ts'
import { everyUseCase } from '../support/commerce.ts'

const [OLD, NEW] = ['the former secret of a shop, long enough', 'the present secret of a shop, long enough']
const NOON = new Date('2026-03-02T12:00:00Z')

describe.each(engines)('the secrets of one-time codes, on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let shop: ListeningShop
  let clock: SettableClock
  beforeAll(async () => { database = await open() }, 60_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    clock = openSettableClock(NOON)
    shop = await openListeningShop(database, smallCatalogue, { clock, codeSecrets: makeCodeSecrets(OLD) })
    return () => shop.close()
  })

  const add = async (name: string) => value(everyUseCase(shop.ports).addStaff(
    'test', { email: `${name}@iris.example`, name, roles: ['all'], password: STAFF_PASSWORD }))
  const signIn = async (name: string, secret: string, at = shop): Promise<string> => {
    clock.advance(60_000)
    const browser = aStaffBrowser(at.url)
    await browser.ask('POST', '/session', { email: `${name}@iris.example`, password: STAFF_PASSWORD })
    const { status, type } = await browser.ask('POST', '/session/code', { code: codeAt(secret, clock.now()) })
    return type || String(status)
  }
  const stored = async (id: string): Promise<string> =>
    (await database.db.selectFrom('staff').select('secret').where('id', '=', id).executeTakeFirstOrThrow()).secret
  const write = (id: string, secret: string) => database.db.updateTable('staff').set({ secret }).where('id', '=', id).execute()

  /** The same database with a process that has these secrets; the start is complete. */
  const restarted = async (secret: string, ...former: readonly string[]) => {
    const faults: string[] = []
    const secrets = makeCodeSecrets(secret, former)
    const { commerce } = openSmallShop(smallCatalogue, { ...shop.storage, clock, codeSecrets: secrets })
    await renewStoredSecrets(commerce.renewCodeSecrets, (error) => { faults.push(String(error)) })
    const app = await openApi(commerce)
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`
    const signInThere = async (name: string, code: string): Promise<string> => {
      const message = await signIn(name, code, { ...shop, url })
      await app.close()
      return message
    }
    return { faults, signInThere }
  }

  it('H-O08 are not in the database, and in no backup, after staff was added and after new keys', async () => {
    const [lea, omar] = [await add('lea'), await add('omar')]
    expect(await signIn('lea', lea.secret)).toBe('200')
    const other = await value(everyUseCase(shop.ports).resetStaff('test', 'omar@iris.example', STAFF_PASSWORD))
    expect(await signIn('omar', other.secret)).toBe('200')
    const folder = mkdtempSync(join(tmpdir(), 'iris-secrets-'))
    const file = join(folder, 'iris.backup')
    await writePackedFile(file, (line) => writeBackup(database.db, { write: line, at: NOON, onTable: () => {} }))
    const [saved, rows] = [gunzipSync(readFileSync(file)).toString(), JSON.stringify(await everyRow(database.db))]
    rmSync(folder, { recursive: true })
    expect(saved).toContain(lea.person.id)
    for (const secret of [lea.secret, omar.secret, other.secret, OLD]) {
      expect(rows).not.toContain(secret)
      expect(saved).not.toContain(secret)
    }
  })

  it('H-O08 do not work in another employee’s row, or with one changed character', async () => {
    const [lea, omar] = [await add('lea'), await add('omar')]
    const own = await stored(omar.person.id)
    await write(omar.person.id, await stored(lea.person.id))
    expect(await signIn('omar', lea.secret)).toBe('WrongCode')
    await write(omar.person.id, own.slice(0, -6) + (own.at(-6) === 'A' ? 'B' : 'A') + own.slice(-5))
    expect(await signIn('omar', omar.secret)).toBe('WrongCode')
    await write(omar.person.id, omar.secret)
    expect(await signIn('omar', omar.secret)).toBe('WrongCode')
    await write(omar.person.id, own)
    expect(await signIn('omar', omar.secret)).toBe('200')
  })

  it('H-O08 that an earlier release stored unencrypted are encrypted at the next start, once, and keep working', async () => {
    const lea = await add('lea')
    await write(lea.person.id, lea.secret)
    const { faults, signInThere } = await restarted(OLD)
    const encrypted = await stored(lea.person.id)
    expect([faults, encrypted.startsWith('v1.')]).toEqual([[], true])
    expect(await signInThere('lea', lea.secret)).toBe('200')
    await restarted(OLD)
    expect(await stored(lea.person.id)).toBe(encrypted)
  })

  it('H-O08 are re-encrypted with a new secret at a start with the former one, which is not needed afterwards', async () => {
    const lea = await add('lea')
    const rotated = await restarted(NEW, OLD)
    expect(rotated.faults).toEqual([])
    expect(await rotated.signInThere('lea', lea.secret)).toBe('200')
    expect(await (await restarted(NEW)).signInThere('lea', lea.secret)).toBe('200')
    const lost = await restarted('a new secret of the shop, unknown before')
    expect(lost.faults.join()).toContain(lea.person.id)
    expect(lost.faults.join()).toMatch(/SECRET_OLD.*staff reset/)
    expect(await lost.signInThere('lea', lea.secret)).toBe('WrongCode')
  })
})
