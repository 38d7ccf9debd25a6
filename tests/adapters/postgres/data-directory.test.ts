import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { openDatabase } from '../../support/open-database.ts'
import { DataDirectoryDamaged, DataDirectoryInUse } from '../../../adapters/postgres/pglite/data-directory-errors.ts'
import { lockDirectory } from '../../../adapters/postgres/pglite/directory-lock.ts'
import { thisProcess } from '../../../adapters/postgres/pglite/process-identity.ts'
import { openInOtherProcess } from '../../support/postgres-other-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'iris-directory-'))
const original = join(folder, 'original')
let count = 0

/** A directory with a shop that sold something: one mail in the outbox. */
const aUsedDirectory = (): string => {
  const copy = join(folder, `copy-${(count += 1)}`)
  cpSync(original, copy, { recursive: true })
  return copy
}

const aNewDirectory = (): string => join(folder, `new-${(count += 1)}`)

const mails = async ({ db }: Database): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from outbox`.execute(db)).rows[0]?.count ?? -1

const open: Database[] = []
const opening = async (dataDir: string): Promise<Database> => {
  const database = await openDatabase({ dataDir })
  open.push(database)
  return database
}

beforeAll(async () => {
  const database = await openDatabase({ dataDir: original })
  await sql`insert into outbox (key, body) values ('a', '{}')`.execute(database.db)
  await database.close()
}, 60_000)

afterEach(async () => {
  for (const database of open.splice(0)) await database.close()
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('the directory of an embedded shop', { timeout: 60_000 }, () => {
  it('is vacuumed every hour while rows change', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const { db } = await opening(aUsedDirectory())
      const changes = Array.from({ length: 30 }, (_, index) =>
        sql`update outbox set body = ${JSON.stringify({ index })}::jsonb where key = 'a'`.execute(db),
      )
      vi.advanceTimersByTime(3_600_000)
      await Promise.all(changes)
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select last_vacuum is not null as tidied from pg_stat_user_tables where relname = 'outbox'`.execute(db)
        expect(rows).toEqual([{ tidied: true }])
      }, 10_000)
    } finally {
      vi.useRealTimers()
    }
  })

  it('persists data until the next start', async () => {
    expect(await mails(await opening(aUsedDirectory()))).toBe(1)
  })

  it('is created if missing, and an interrupted first start begins again', async () => {
    const directory = aNewDirectory()
    mkdirSync(join(directory, 'database'), { recursive: true })
    writeFileSync(join(directory, 'database.json'), '{"holds":"iris","state":"creating"}')
    writeFileSync(join(directory, 'database', 'PG_VERSION'), '18')
    expect(await mails(await opening(directory))).toBe(0)
    expect(readFileSync(join(directory, 'database.json'), 'utf8')).toContain('complete')
  })

  it('reports when it is no longer ready', async () => {
    const database = await opening(aUsedDirectory())
    expect(await database.ready()).toBe(true)
    await database.close()
    expect(await database.ready()).toBe(false)
  })
})

describe('a second process on the directory', { timeout: 60_000 }, () => {
  it('K4 is rejected within a second with one clear line, and the data stays intact', async () => {
    const directory = aUsedDirectory()
    const first = await opening(directory)
    const { opening: second, kill } = await openInOtherProcess(directory)
    await kill()
    expect(second).toMatchObject({ refused: 'DataDirectoryInUse' })
    expect(second.took).toBeLessThan(1000)
    expect(second.line).toMatch(new RegExp(`^The data directory .+ is in use by process ${process.pid} on .+\\.$`))
    expect(second.line).not.toContain('\n')
    await sql`insert into outbox (key, body) values ('b', '{}')`.execute(first.db)
    expect(await mails(first)).toBe(2)
  })

  it('is rejected in the same process too', async () => {
    const directory = aUsedDirectory()
    await opening(directory)
    await expect(openDatabase({ dataDir: directory })).rejects.toThrow(DataDirectoryInUse)
  })

  it('opens after the first was killed', async () => {
    const directory = aUsedDirectory()
    const { opening: first, kill } = await openInOtherProcess(directory)
    expect(first.pid).toBeGreaterThan(0)
    await expect(openDatabase({ dataDir: directory })).rejects.toThrow(DataDirectoryInUse)
    await kill()
    expect(existsSync(join(directory, 'database.lock'))).toBe(true)
    expect(await mails(await opening(directory))).toBe(1)
  })

  it('finds no lock after a process that ended without closing', async () => {
    const directory = aUsedDirectory()
    const { child } = await openInOtherProcess(directory, 'leave')
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
    expect(existsSync(join(directory, 'database.lock'))).toBe(false)
  })
})

describe('the lock of a directory', () => {
  const lockedBy = (holder: object, age = 0): string => {
    const directory = aNewDirectory()
    mkdirSync(directory)
    const path = join(directory, 'database.lock')
    writeFileSync(path, JSON.stringify(holder))
    const then = new Date(Date.now() - age)
    utimesSync(path, then, then)
    return directory
  }
  const lock = { ...thisProcess(), id: 'another' }
  /** The holder of the lock after it was taken over. */
  const takeDirectoryOver = async (directory: string): Promise<unknown> => {
    const { release } = await lockDirectory(directory)
    const { pid, id } = JSON.parse(readFileSync(join(directory, 'database.lock'), 'utf8')) as {
      pid: number
      id: string
    }
    release()
    return id === lock.id ? 'still the other one' : pid
  }

  it('is taken over from a process whose pid was reused', async () => {
    await expect(takeDirectoryOver(lockedBy({ ...lock, start: '1' }))).resolves.toBe(process.pid)
  })

  it('is taken over after a restart of the machine', async () => {
    await expect(takeDirectoryOver(lockedBy({ ...lock, boot: 'yesterday' }))).resolves.toBe(process.pid)
  })

  it('is respected while its holder on another machine sends heartbeats, and not after', async () => {
    const elsewhere = { ...lock, host: 'elsewhere', pid: 1 }
    await expect(lockDirectory(lockedBy(elsewhere))).rejects.toThrow('process 1 on elsewhere')
    await expect(takeDirectoryOver(lockedBy(elsewhere, 60_000))).resolves.toBe(process.pid)
  })

  it('is respected while it is being written, and taken over if that was never finished', async () => {
    await expect(lockDirectory(lockedBy({}))).rejects.toThrow('another process')
    await expect(takeDirectoryOver(lockedBy({}, 10_000))).resolves.toBe(process.pid)
  })

  it('goes to one of many that find the same stale lock, and is removed on release', async () => {
    const directory = lockedBy({ ...lock, start: '1' })
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDirectory(directory)))
    const winners = tries.filter((one) => one.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    winners[0]?.value.release()
    expect(readdirSync(directory)).toEqual([])
  })

  it('is not removed by a former holder', async () => {
    const directory = aNewDirectory()
    mkdirSync(directory)
    const { release } = await lockDirectory(directory)
    writeFileSync(join(directory, 'database.lock'), JSON.stringify(lock))
    release()
    expect(existsSync(join(directory, 'database.lock'))).toBe(true)
  })
})

describe('a damaged directory', { timeout: 60_000 }, () => {
  /** Without the log lines PostgreSQL writes at every start. */
  const filesIn = (directory: string): readonly string[] =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((path) => !/(postmaster\.pid|pg_internal\.init)$/.test(path))
      .toSorted()
  const remove =
    (path: string) =>
    (directory: string): void => {
      rmSync(join(directory, path), { recursive: true })
    }
  const damages: readonly (readonly [string, (directory: string) => void])[] = [
    ['its version file is gone', remove('database/PG_VERSION')],
    ['its control file is gone', remove('database/global/pg_control')],
    [
      'its control file is cut off',
      (directory) => {
        truncateSync(join(directory, 'database/global/pg_control'), 100)
      },
    ],
    ['its log is gone', remove('database/pg_wal')],
    [
      'a system table is empty',
      (directory) => {
        truncateSync(join(directory, 'database/global/1262'), 0)
      },
    ],
    ['the whole database is gone', remove('database')],
    ['its marker is gone', remove('database.json')],
    [
      'its marker cannot be read',
      (directory) => {
        writeFileSync(join(directory, 'database.json'), '{"holds"')
      },
    ],
    [
      "its marker is another program's",
      (directory) => {
        writeFileSync(join(directory, 'database.json'), '{"holds":"photos"}')
      },
    ],
  ]

  it.each(damages)('is rejected and left unchanged when %s', async (_what, damage) => {
    const directory = aUsedDirectory()
    damage(directory)
    const before = filesIn(directory)
    await expect(openDatabase({ dataDir: directory })).rejects.toThrow(DataDirectoryDamaged)
    expect(filesIn(directory)).toEqual(before)
  })

  it('is rejected if it contains other files', async () => {
    const directory = aNewDirectory()
    mkdirSync(join(directory, 'database'), { recursive: true })
    writeFileSync(join(directory, 'database', 'photo.jpg'), '')
    await expect(openDatabase({ dataDir: directory })).rejects.toThrow(/^The data directory .+ is damaged: .+\.$/)
    expect(readdirSync(join(directory, 'database'))).toEqual(['photo.jpg'])
  })
})

describe('F-O17: a table of an embedded shop', { timeout: 60_000 }, () => {
  const PAGE = 8192
  const LONG = `repeat(md5(n::text) || md5((n * 7)::text), 200)`

  const full = join(folder, 'full')
  const files: Record<string, string> = {}
  const aFullDirectory = (): string => {
    const copy = join(folder, `full-${(count += 1)}`)
    cpSync(full, copy, { recursive: true })
    return copy
  }

  /** Many mails, short and out-of-line ones, and their files. */
  beforeAll(async () => {
    cpSync(original, full, { recursive: true })
    const database = await openDatabase({ dataDir: full })
    await sql.raw(`insert into outbox (key, body)
      select 'n' || n, jsonb_build_object('text', md5(n::text)) from generate_series(1, 3000) n`).execute(database.db)
    await sql.raw(`alter table outbox alter column body set storage external`).execute(database.db)
    await sql.raw(`insert into outbox (key, body)
      select 'long' || n, jsonb_build_object('text', ${LONG}) from generate_series(1, 40) n`).execute(database.db)
    const { rows } = await sql<{ what: string; path: string }>`
      select 'mails' as what, pg_relation_filepath('outbox') as path
      union select 'their long texts', pg_relation_filepath(reltoastrelid) from pg_class where relname = 'outbox'`.execute(database.db)
    await database.close()
    for (const { what, path } of rows) files[what] = join('database', path)
  }, 60_000)
  const harms: Readonly<Record<string, (file: string) => void>> = {
    'cut off in the middle': (file) => { truncateSync(file, PAGE * Math.floor(readFileSync(file).length / PAGE / 2)) },
    'cut off within a page': (file) => { truncateSync(file, readFileSync(file).length - 100) },
    emptied: (file) => { truncateSync(file, 0) },
    'overwritten in one place': (file) => {
      const content = readFileSync(file)
      content.write('somebody else wrote here'.repeat(20), PAGE * Math.floor(content.length / PAGE / 2))
      writeFileSync(file, content)
    },
  }

  it('opens while it is intact, after many mails too', async () => {
    expect(await mails(await opening(aFullDirectory()))).toBe(3041)
  })

  it.each(Object.entries(harms))('is checked, and named, when its file was %s', async (_what, harm) => {
    for (const what of ['mails', 'their long texts']) {
      const directory = aFullDirectory()
      harm(join(directory, files[what] ?? ''))
      const refused = await openDatabase({ dataDir: directory }).then(() => 'opened', (error: unknown) => String(error))
      const named = /is damaged: (outbox|pg_toast\.pg_toast_\d+) cannot be read completely\. Restore/
      expect([what, refused]).toEqual([what, expect.stringMatching(named)])
    }
  })
})
