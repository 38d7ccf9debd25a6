import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startShop, whenReady } from '../e2e/support/shop-process.ts'
import { freePort } from './free-port.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'

const RESULTS = 'test-results'
const SERVER = 'dist/server'
/** The files of a shop within its template, beside the cluster of its PostgreSQL if it has one. */
const FILES = 'files'

// A busy machine is slow.
const READY_WITHIN = 180_000

/** Names a build and a day: another build may store other data, and the dates of the demo shop depend on the day. */
const buildOfToday = (): string => {
  const files = readdirSync(SERVER).filter((file) => file.endsWith('.js')).map((file) => {
    const { size, mtimeMs } = statSync(join(SERVER, file))
    return `${file} ${size} ${mtimeMs}`
  })
  const day = new Date().toISOString().slice(0, 10)
  return createHash('sha256').update([day, ...files].join('\n')).digest('hex').slice(0, 16)
}

/** The first start of a demo shop. */
const startOnce = async (env: Readonly<Record<string, string>>): Promise<void> => {
  const shop = startShop(await freePort(), env)
  await whenReady(shop, READY_WITHIN)
  shop.child.kill('SIGTERM')
  const code = await shop.ended
  if (code !== 0) throw new Error(`The shop that fills a directory ended with ${code}: ${shop.output()}`)
}

const FILL = {
  'filled-shop-': (template: string) => startOnce({ DATA_DIR: join(template, FILES) }),
  'filled-postgres-': async (template: string) => {
    const postgres = await startPostgres()
    await startOnce({ DATA_DIR: join(template, FILES), DATABASE_URL: await postgres.freshUrl() })
    await postgres.stop(template)
  },
} satisfies Readonly<Record<string, (template: string) => Promise<void>>>

/** The directory that others are copied from. Two processes may fill one each: one of them is kept. */
const templateOf = async (prefix: keyof typeof FILL): Promise<string> => {
  const name = prefix + buildOfToday()
  const directory = join(RESULTS, name)
  if (existsSync(directory)) return directory
  mkdirSync(RESULTS, { recursive: true })
  const outdated = readdirSync(RESULTS).filter((file) => file.startsWith(prefix) && !file.startsWith(name))
  for (const file of outdated) rmSync(join(RESULTS, file), { recursive: true })
  const filling = `${directory}-${randomUUID()}`
  mkdirSync(filling)
  await FILL[prefix](filling)
  try {
    renameSync(filling, directory)
  } catch {
    rmSync(filling, { recursive: true })
  }
  return directory
}

const copyFiles = (template: string, dataDir: string): void => { cpSync(join(template, FILES), dataDir, { recursive: true }) }

/** Fills a new data directory with the data of a demo shop after its first start: a copy is much faster than that start. */
export const fillDirectory = async (dataDir: string): Promise<void> => { copyFiles(await templateOf('filled-shop-'), dataDir) }

/** A server whose `demoUrl` is a database of a demo shop after its first start; the shop's files are in the data directory. */
export const startFilledPostgres = async (dataDir: string): Promise<PostgresServer> => {
  const template = await templateOf('filled-postgres-')
  copyFiles(template, dataDir)
  return startPostgres({ template })
}
