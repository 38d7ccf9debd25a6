import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMemoryShop } from '../../adapters/memory/memory-shop.ts'
import { openSettableClock } from '../../adapters/memory/shop/settable-clock.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { LIMITS, UNPAID_LIMITS, type LimitName, type UnpaidLimit, type UnpaidLimits } from '../../domain/limits/limits.ts'
import { openApi, openSmallShop } from '../support/api/open-api-shop.ts'
import { smallCatalogue, solution } from '../support/api/small-catalogue.ts'
import { requestFrom } from '../support/system/request-from.ts'
import { DIMENSIONS, openLimitCases, type Process, type Subject } from '../support/system/limit-cases.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { readyCart } from '../support/system/ready-carts.ts'
import { startShopProcess } from '../support/system/shop-process.ts'
import { openDatabase } from '../support/open-database.ts'
import { orderBodyOf } from '../support/order-body.ts'
import { value } from '../support/outcome.ts'
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts'

const NOW = new Date('2026-03-02T08:00:00Z')
/** The maximum quantity of a product in one cart. */
const FULL_CART = 20
const UNPAID = Object.entries(UNPAID_LIMITS).flatMap(([of, limit]) =>
  Object.entries(limit).map(([what, most]) => ({ of: of as keyof UnpaidLimits, what: what as keyof UnpaidLimit, most })))
const NAMES = Object.keys(LIMITS) as LimitName[]

describe('every limit that protects people, over two processes on PostgreSQL', { timeout: 120_000 }, () => {
  let postgres: PostgresServer
  let url: string
  let database: Database
  let shop: ListeningShop
  let cases: ReturnType<typeof openLimitCases>
  let first: Process
  let other: Process & { readonly kill: () => Promise<void> }
  const beyond = new Map<LimitName, Subject>()
  let subjects = 0

  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.freshUrl()
    database = await openDatabase({ url, connections: 4 })
    const clock = openSettableClock(NOW)
    shop = await openListeningShop(database, smallCatalogue, { clock, unpaidLimits: UNPAID_LIMITS })
    cases = openLimitCases({ ...shop, now: clock.now })
    first = { url: shop.url, sendMails: async () => { await value(shop.commerce.jobs.sendMails()) } }
    other = await startShopProcess(url, NOW)
  }, 120_000)
  afterAll(async () => {
    await other.kill()
    await shop.close()
    await database.close()
    await postgres.stop()
  })

  /** The errors of a limit: none if it counts for its subject at every process, and for nobody else. */
  const faultsOf = async (name: LimitName, second: Process): Promise<readonly string[]> => {
    const one = cases.cases[name]
    const { attempts, window, countedFor } = LIMITS[name]
    const counted = DIMENSIONS[countedFor]
    const [subject, otherSubject] = [await cases.subject(subjects += 1, one), await cases.subject(subjects += 1, one)]
    const counter = one.countedAs ?? name
    await cases.clear(counter, one.key(subject))
    await cases.fill(counter, one.key(subject), attempts - 1)
    await cases.fill(counter, one.key(subject), attempts, new Date(NOW.getTime() - window))
    const faults: string[] = []
    const expectVerdict = async (step: string, at: Process, who: Subject, input: 'passes' | 'refused'): Promise<void> => {
      const verdict = await one.attempt(at, who)
      if (verdict !== input) faults.push(`${step}: ${verdict}`)
    }
    await expectVerdict('the last one within the limit', first, subject, 'passes')
    await expectVerdict('the next one at the other process', second, subject, 'refused')
    const sameOtherwise = Object.fromEntries(counted.map((dimension) => [dimension, subject[dimension]]))
    await expectVerdict('the same subject, all else changed', second, { ...otherSubject, ...sameOtherwise }, 'refused')
    for (const dimension of counted)
      await expectVerdict(`another ${dimension}`, second, { ...subject, [dimension]: otherSubject[dimension] }, 'passes')
    beyond.set(name, subject)
    return faults
  }

  it.each(NAMES)('Q6 %s is counted across both processes, for its subject only', async (name) => {
    expect(await faultsOf(name, other)).toEqual([])
  })

  it.each(UNPAID)('Q6 H-S18 unpaid orders of one $of: $what are counted across both processes', async ({ of, what, most }) => {
    await database.db.updateTable('stock').set({ on_hand: 2000 }).execute()
    const each = what === 'orders' ? 1 : FULL_CART
    const subject = await cases.subject(subjects += 1, {})
    const order = async (at: Process): Promise<number> => {
      const other = await cases.subject(subjects += 1, {})
      const who = of === 'buyer' ? { ...other, email: subject.email } : { ...other, network: subject.network }
      const items = [{ productId: solution.id, option: {}, quantity: each }]
      const body = orderBodyOf(await readyCart(shop, { email: who.email, items, shipping: 'gls_parcel' }))
      return (await requestFrom(who.network)(`${at.url}/orders`, 'POST', body))?.status ?? 0
    }
    for (let placed = each; placed < most; placed += each) expect(await order(first)).toBe(201)
    expect(await order(other)).toBe(201)
    expect([await order(first), await order(other)]).toEqual([422, 422])
  })

  it('Q6 are counted after a restart', async () => {
    await other.kill()
    other = await startShopProcess(url, NOW)
    const passed: string[] = []
    for (const [name, subject] of beyond) {
      const verdict = await cases.cases[name].attempt(other, subject)
      if (verdict !== 'refused') passed.push(`${name}: ${verdict}`)
    }
    expect(beyond.size).toBe(NAMES.length)
    expect(passed).toEqual([])
  })

  it('are each detected as missing if a process counts in its own memory', async () => {
    const { commerce } = openSmallShop(smallCatalogue, {
      ...shop.storage, attempts: openMemoryShop(smallCatalogue).attempts, clock: openSettableClock(NOW),
    })
    const app = await openApi(commerce)
    const forgetful: Process = {
      url: `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`,
      sendMails: async () => { await value(commerce.jobs.sendMails()) },
    }
    const failures: string[] = []
    for (const name of NAMES) {
      const faults = await faultsOf(name, forgetful)
      if (!faults.some((fault) => fault.startsWith('the next one at the other process: '))) failures.push(`${name}: ${faults.join('; ')}`)
    }
    await app.close()
    expect(failures).toEqual([])
  })
})
