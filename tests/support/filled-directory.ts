import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startShop, whenReady } from '../e2e/support/shop-process.ts'
import { freePort } from './free-port.ts'

const RESULTS = 'test-results'
const SERVER = 'dist/server'
const PREFIX = 'filled-shop-'

// A busy machine is slow.
const READY_WITHIN = 180_000

/** Names a build and a day: another build may store other data, and the dates of the demo shop depend on the day. */
const nameOfToday = (): string => {
  const files = readdirSync(SERVER).filter((file) => file.endsWith('.js')).map((file) => {
    const { size, mtimeMs } = statSync(join(SERVER, file))
    return `${file} ${size} ${mtimeMs}`
  })
  const day = new Date().toISOString().slice(0, 10)
  return PREFIX + createHash('sha256').update([day, ...files].join('\n')).digest('hex').slice(0, 16)
}

const fill = async (directory: string): Promise<void> => {
  const shop = startShop(await freePort(), { DATA_DIR: directory })
  await whenReady(shop, READY_WITHIN)
  shop.child.kill('SIGTERM')
  const code = await shop.ended
  if (code !== 0) throw new Error(`The shop that fills a directory ended with ${code}: ${shop.output()}`)
}

/** The directory that all others are copied from. Two processes may fill one each: one of them is kept. */
const template = async (): Promise<string> => {
  const name = nameOfToday()
  const directory = join(RESULTS, name)
  if (existsSync(directory)) return directory
  mkdirSync(RESULTS, { recursive: true })
  const outdated = readdirSync(RESULTS).filter((file) => file.startsWith(PREFIX) && !file.startsWith(name))
  for (const file of outdated) rmSync(join(RESULTS, file), { recursive: true })
  const filling = `${directory}-${randomUUID()}`
  await fill(filling)
  try {
    renameSync(filling, directory)
  } catch {
    rmSync(filling, { recursive: true })
  }
  return directory
}

/** Fills a new data directory with the data of a demo shop after its first start: a copy is much faster than that start. */
export const fillDirectory = async (dataDir: string): Promise<void> => { cpSync(await template(), dataDir, { recursive: true }) }
