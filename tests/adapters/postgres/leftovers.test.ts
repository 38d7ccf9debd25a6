import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { makeDropLeftovers } from '../../../application/commerce/privacy/drop-leftovers.ts'
import { aMail } from '../../support/builders/mail.ts'
import { someGoods } from '../../support/builders/goods.ts'
import { value } from '../../support/outcome.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'

const NOON = new Date('2026-06-02T12:00:00Z')
const daysAgo = (days: number): Date => new Date(NOON.getTime() - days * 24 * 3_600_000)

describe.each(engines)('what was sent, kept on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => { database = await open() })
  afterAll(() => database.close())

  it('F-O08 loses its words after thirty days, not that it was sent, as long as its order is kept; given up, it goes whole', async () => {
    const { leftovers, jobFailures } = await emptied(database, someGoods())
    const mails = [['ancient', daysAgo(11 * 365)], ['old', daysAgo(31)], ['young', daysAgo(29)], ['waiting', undefined]] as const
    for (const [key, sentAt] of mails) {
      await database.db.insertInto('outbox').values({ key, body: JSON.stringify(aMail({ key })) }).execute()
      if (sentAt !== undefined) await database.db.updateTable('outbox').set({ sent_at: sentAt }).where('key', '=', key).execute()
    }
    for (const [key, givenUpAt] of [['abandoned', daysAgo(31)], ['failing', daysAgo(29)]] as const) {
      await database.db.insertInto('outbox').values({ key, body: JSON.stringify(aMail({ key })) }).execute()
      await database.db.updateTable('outbox').set({ given_up_at: givenUpAt }).where('key', '=', key).execute()
    }
    await value(makeDropLeftovers({ leftovers, jobFailures, clock: { now: () => NOON } })())
    const left = await database.db.selectFrom('outbox').select(['key', 'body']).orderBy('id').execute()
    expect(left.map(({ key, body }) => [key, body === null]))
      .toEqual([['old', true], ['young', false], ['waiting', false], ['failing', false]])
  })
})
