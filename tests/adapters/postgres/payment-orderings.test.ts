import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { PAYMENT_EVENTS, paymentCatalogue, runPaymentSequence } from '../../support/payment-sequence.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'
import { TRIES } from '../../support/repetitions.ts'

describe.each(engines)('payments on $name', { timeout: 240_000 }, ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())

  it('Y1 S8 S9 C10 end consistently in random orderings', async () => {
    const ordering = fc.array(fc.constantFrom(...PAYMENT_EVENTS), { minLength: 1, maxLength: 4 })
    const report = fc.assert(
      fc.asyncProperty(ordering, fc.boolean(), async (events, isSoldOut) => {
        await runPaymentSequence(events, isSoldOut, await emptied(database, paymentCatalogue))
      }),
      { seed: 20_260_302, numRuns: TRIES.paymentOrderings, endOnFailure: true },
    )
    await expect(report).resolves.toBeUndefined()
  })
})
