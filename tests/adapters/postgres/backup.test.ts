import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPackedFile, writePackedFile } from '../../../adapters/postgres/backup/backup-file.ts'
import { restoreBackup } from '../../../adapters/postgres/backup/restore-backup.ts'
import { writeBackup } from '../../../adapters/postgres/backup/write-backup.ts'
import { makeStorageInspection } from '../../../adapters/postgres/check/storage-inspection.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { makeCheckStorage } from '../../../application/commerce/shop/check-storage.ts'
import { fillDemoDatabase } from '../../support/fill-demo-database.ts'
import { everyRow } from '../../support/system/every-row.ts'
import { value } from '../../support/outcome.ts'
import { engines } from '../../support/postgres-engines.ts'

const LONGEST = 120_000
const AT = new Date('2026-03-02T09:00:00Z')
const noProgress = (): void => {}

/** The whole content, in one time zone and in one order. */
const allOf = ({ db }: Database): Promise<Readonly<Record<string, readonly string[]>>> =>
  db.transaction().execute(async (tx) => {
    await sql`set local time zone 'UTC'`.execute(tx)
    const { kysely_migration: _at, ...tables } = await everyRow(tx)
    return Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.toSorted()]))
  })

const save = (database: Database, file: string) =>
  writePackedFile(file, (write) => writeBackup(database.db, { write, at: AT, onTable: noProgress }))
const restore = (database: Database, file: string) => restoreBackup(database.db, { lines: readPackedFile(file), onTable: noProgress })

describe.each(engines.map((engine, index) => ({ from: engine, to: engines[1 - index] ?? engine })))(
  'a backup of $from.name that is restored on $to.name', ({ from, to }) => {
    const folder = mkdtempSync(join(tmpdir(), 'iris-backup-'))
    const file = join(folder, 'iris.backup')
    let [shop, other]: [Database, Database] = [undefined as never, undefined as never]
    beforeAll(async () => {
      ;[shop, other] = await Promise.all([from.open(), to.open()])
      await fillDemoDatabase(shop)
      await save(shop, file)
    }, LONGEST)
    afterAll(async () => {
      await Promise.all([shop.close(), other.close()])
      rmSync(folder, { recursive: true, force: true })
    })

    const changed = (change: (text: string) => string): string => {
      const path = join(folder, 'changed.backup')
      writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(file)).toString())))
      return path
    }

    it('D7 rejects a file that is truncated, changed, of another version or of another kind, and restores nothing of it', async () => {
      const before = await allOf(other)
      const cut = join(folder, 'cut.backup')
      writeFileSync(cut, readFileSync(file).subarray(0, -200))
      await expect(restore(other, cut)).rejects.toThrow('truncated')
      await expect(restore(other, changed((text) => text.slice(0, text.lastIndexOf('\nE') + 1)))).rejects.toThrow('truncated')
      await expect(restore(other, changed((text) => text.replace('Seeweg', 'Bergweg')))).rejects.toThrow('do not match their checksum')
      const half = changed((text) => text.split('\n').filter((line) => !line.startsWith('R{"code":')).join('\n'))
      await expect(restore(other, half)).rejects.toThrow(/cannot be restored|violates foreign key/)
      await expect(restore(other, changed((text) => text.replace('"0001-', '"0000-')))).rejects.toThrow('another version')
      writeFileSync(cut, 'no backup at all')
      await expect(restore(other, cut)).rejects.toThrow('cannot be restored')
      expect(await allOf(other)).toEqual(before)
    }, LONGEST)

    it('D7 restores every row, continues its sequences, and is consistent', async () => {
      await restore(other, file)
      const [was, is] = [await allOf(shop), await allOf(other)]
      expect(Object.keys(was).length).toBeGreaterThan(40)
      expect(was['purchase_order']?.length).toBeGreaterThan(10)
      for (const [table, rows] of Object.entries(was)) expect([table, is[table]]).toEqual([table, rows])
      const next = async ({ db }: Database) =>
        (await sql<{ readonly next: string }>`select nextval('order_count') as next`.execute(db)).rows[0]
      expect(await next(other)).toEqual(await next(shop))
      const checked = await value(makeCheckStorage({ inspection: makeStorageInspection(other.db) })(noProgress))
      expect([checked.orderFaults, checked.storageFaults, checked.orders]).toEqual([[], [], was['purchase_order']?.length])
    }, LONGEST)

    it('D7 continues the catalogue version and keeps stars up to date afterwards', async () => {
      const version = () => other.db.selectFrom('catalogue_version').select('version').where('part', '=', 'price').executeTakeFirst()
      const before = await version()
      await sql`update price set current_cents = current_cents where product_id = 1097`.execute(other.db)
      expect((await version())?.version).toBe((before?.version ?? 0) + 1)
    })

    it('is never restored over a shop, and never written over a file', async () => {
      await expect(restore(other, file)).rejects.toThrow('not empty')
      await expect(save(shop, file)).rejects.toThrow('already exists')
    }, LONGEST)

    it('is refused in a directory that does not exist', async () => {
      await expect(writePackedFile(join(folder, 'nowhere', 'iris.backup'), () => Promise.resolve()))
        .rejects.toThrow(/iris\.backup cannot be written \(ENOENT\)/)
    })

    it('leaves no file behind if it fails', async () => {
      const path = join(folder, 'never.backup')
      await expect(writePackedFile(path, () => Promise.reject(new Error('the database went away')))).rejects.toThrow('went away')
      expect(readdirSync(folder).filter((name) => name.startsWith('never'))).toEqual([])
    })
  })
