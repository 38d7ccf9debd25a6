import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomTokens } from '../../../adapters/memory/shop/random-tokens.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { buy } from '../../bench/purchases-buyer.ts'
import { slopeOf, type Reading } from '../../bench/slope.ts'
import { openListeningShop, type ListeningShop } from '../../support/system/open-listening-shop.ts'
import { openDatabase } from '../../support/open-database.ts'
import { LENS, usualCatalogue } from '../../support/purchase.ts'
import { judge, type Series } from '../../soak/judge.ts'

setFlagsFromString('--expose-gc')
// V8 would flush unused code after some collections and compile it again, which changes the memory.
setFlagsFromString('--no-flush-bytecode')
const collect = runInNewContext('gc') as () => void

/** Bytes per purchase of seven requests: carts in memory are some four thousand until there are 500 of them. */
const MAXIMUM_BYTES = 8192
const WARM_UP = 60
const ROUNDS = 5
const PURCHASES = 12
/** The size of a leak that must be detected. */
const LEAKING = 8
const BUYERS = 4

/** Open sockets, files and the like, by kind; timers come and go. */
const handles = (): readonly string[] =>
  process.getActiveResourcesInfo().filter((name) => name !== 'Timeout' && name !== 'Immediate').toSorted()

/** Those that are open now and were not before. */
const openedSince = (before: readonly string[]): readonly string[] => {
  const remaining = [...before]
  return handles().filter((name) => {
    const at = remaining.indexOf(name)
    if (at >= 0) remaining.splice(at, 1)
    return at < 0
  })
}

describe('a shop under continuous purchases', { timeout: 120_000 }, () => {
  const leaked: number[][] = []
  let isLeaking = false
  const make = (): string => {
    if (isLeaking) leaked.push(Array.from({ length: 1000 }, () => Math.random()))
    return randomTokens.make()
  }
  let database: Database
  let shop: ListeningShop
  let bought = 0
  const buyMany = (purchases: number): Promise<unknown> =>
    Promise.all(Array.from({ length: BUYERS }, async () => {
      for (let left = purchases / BUYERS; left > 0; left -= 1) await buy(new URL(shop.url).origin, bought++, LENS.id)
    }))
  beforeAll(async () => {
    database = await openDatabase({ memory: true })
    shop = await openListeningShop(database, usualCatalogue(), { tokens: { make } })
    await buyMany(WARM_UP)
    collect()
  }, 120_000)
  afterAll(async () => {
    await shop.close()
    await database.close()
  })

  /** The bytes that each purchase leaves in memory. */
  const bytesPerPurchase = async (purchases = PURCHASES): Promise<number> => {
    const readings: Reading[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await buyMany(purchases)
      collect()
      readings.push({ at: bought, value: process.memoryUsage().heapUsed })
    }
    return slopeOf(readings)
  }

  it('Q5 leaks no memory, socket or file per purchase', async () => {
    const before = handles()
    expect(await bytesPerPurchase()).toBeLessThan(MAXIMUM_BYTES)
    // An idle connection is closed after five seconds.
    await expect.poll(() => openedSince(before), { timeout: 30_000 }).toEqual([])
  })

  it('Q5 detects a planted leak', async () => {
    const before = handles()
    const { port } = new URL(shop.url)
    const open = connect(Number(port), '127.0.0.1')
    isLeaking = true
    expect(await bytesPerPurchase(LEAKING)).toBeGreaterThan(MAXIMUM_BYTES)
    expect(openedSince(before)).toContain('TCPSocketWrap')
    open.destroy()
    expect(leaked.length).toBeGreaterThan(ROUNDS * LEAKING)
  })
})

/** The limits for a run of hours: `npm run soak`. */
describe('a memory measurement over a long time', () => {
  const read = (value: (minute: number) => number): Reading[] =>
    Array.from({ length: 45 }, (_, minute) => ({ at: minute * 60, value: value(minute) }))
  const judged = (bound: Series['bound'], value: (minute: number) => number): boolean =>
    judge({ name: 'heap', bound, readings: read(value) }).isWithin

  it('Q5 is within its limit if memory is released, and beyond it with a small leak', () => {
    const residentBytes = (minute: number): number => 200e6 + (minute % 4) * 1e6
    expect(judged({ growth: 0.01 }, residentBytes)).toBe(true)
    expect(judged({ growth: 0.01 }, (minute) => residentBytes(minute) + minute * 100e3)).toBe(false)
    expect(judged({ value: 0.25 }, (minute) => (minute === 7 ? 2 : 0.02))).toBe(true)
    expect(judged({ value: 0.25 }, (minute) => (minute % 8 === 0 ? 2 : 0.02))).toBe(false)
  })

  it('Q5 is not judged without readings', () => {
    expect(() => judged({ growth: 0.01 }, () => Number.NaN)).toThrow('not read')
  })
})
