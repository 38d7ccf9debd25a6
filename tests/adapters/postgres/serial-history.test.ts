import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { openShopStorage } from '../../../adapters/postgres/open-shop-storage.ts'
import { anyPlan, historyCatalogue, historyLines, historyPorts, isSerial, recordHistory } from '../../support/history/shop-history.ts'
import { openDatabase } from '../../support/open-database.ts'
import { emptied } from '../../support/postgres-engines.ts'

let database: Database
beforeAll(async () => {
  database = await openDatabase({ memory: true })
})
afterAll(() => database.close())

it('S13 concurrent actions on PGlite have a result that equals some serial order', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlan, async (plan) => {
      const one = historyPorts(await emptied(database, historyCatalogue()))
      const other = { ...one, ...openShopStorage(database.db) }
      const history = await recordHistory([one, other], plan)
      expect(isSerial(history), historyLines(history).join('\n')).toBe(true)
    }),
    { numRuns: 40, endOnFailure: true },
  )
})
