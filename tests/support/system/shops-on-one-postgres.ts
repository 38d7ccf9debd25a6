import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { startShop, whenReady, type ShopProcess } from '../../e2e/support/shop-process.ts'
import { freePort } from '../free-port.ts'
import { openDatabase } from '../open-database.ts'
import { startFilledPostgres } from '../filled-directory.ts'
import type { PostgresServer } from '../postgres-server.ts'

type Beginning<Made> = {
  /** Environment variables of each process beside those of the storage. */
  readonly settings?: () => Readonly<Record<string, string>>
  /** What a customer does before the processes start. */
  readonly inDemo?: (url: string) => Promise<Made>
  /** What is still to be done when the processes start. */
  readonly fill: (database: Database, made: Made | undefined) => Promise<void>
}

type Opened = { readonly postgres: PostgresServer; readonly url: string; readonly database?: Database }

const kill = async ({ child, ended }: ShopProcess): Promise<void> => {
  child.kill('SIGKILL')
  await ended
}

/** Shops as separate processes, on one PostgreSQL that a demo shop has filled; everything ends with the tests of the file. */
export const shopsOnOnePostgres = <Made = undefined>({ settings = () => ({}), inDemo, fill }: Beginning<Made>) => {
  const folder = mkdtempSync(join(tmpdir(), 'iris-shops-'))
  const running: ShopProcess[] = []
  let opened: Opened | undefined

  const start = async (): Promise<ShopProcess> => {
    const shop = startShop(await freePort(), { DATA_DIR: folder, DATABASE_URL: opened?.url ?? '', ...settings() })
    running.push(shop)
    return shop
  }

  /** Done in one process, which ends before the others start. */
  const beforehand = async (act: (url: string) => Promise<Made>): Promise<Made> => {
    const demo = await start()
    await whenReady(demo)
    const made = await act(demo.url)
    demo.child.kill('SIGTERM')
    await demo.ended
    return made
  }

  beforeAll(async () => {
    const postgres = await startFilledPostgres(folder)
    opened = { postgres, url: await postgres.demoUrl() }
    const made = inDemo === undefined ? undefined : await beforehand(inDemo)
    const database = await openDatabase({ url: opened.url, connections: 2 })
    opened = { ...opened, database }
    await fill(database, made)
  }, 180_000)
  afterAll(async () => {
    for (const shop of running) await kill(shop)
    await opened?.database?.close()
    await opened?.postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 60_000)

  return {
    folder,
    start,
    database: (): Database => {
      if (opened?.database === undefined) throw new Error('The shops are not open yet')
      return opened.database
    },
    alive: (): readonly ShopProcess[] => running.filter(({ child }) => child.exitCode === null && child.signalCode === null),
    killAll: async (): Promise<void> => {
      for (const shop of running) await kill(shop)
    },
    /** Kills one of two processes as soon as a part of the work is done; the other continues. Returns the work left at that moment. */
    killedMidway: async <Left extends number | readonly unknown[]>(left: () => Promise<Left>, all: number): Promise<Left> => {
      const count = async (): Promise<number> => {
        const now = await left()
        return typeof now === 'number' ? now : now.length
      }
      const [killed, other] = await Promise.all([start(), start()])
      await expect.poll(count, { timeout: 60_000, interval: 5 }).toBeLessThan(all)
      await kill(killed)
      const atDeath = await left()
      await whenReady(other)
      return atDeath
    },
  }
}
