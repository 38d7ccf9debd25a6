import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { fromOrder } from '../../../adapters/postgres/order/order-row.ts'
import { makeDueRefunds } from '../../../adapters/postgres/payment/due-refunds.ts'
import { fromPayment } from '../../../adapters/postgres/payment/payment-row.ts'
import { cartToken } from '../../support/builders/cart.ts'
import { chf } from '../../support/builders/money.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'
import { smallCatalogue } from '../../support/api/small-catalogue.ts'
import { value } from '../../support/outcome.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'
import { recordQueries } from '../../support/record-queries.ts'

const NOW = new Date('2026-03-20T12:00:00Z')
const ENDED = '2026-03-01T00:00:00Z'
const LATER = new Date('2026-03-20T13:00:00Z')

describe.each(engines)('due refunds on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  beforeAll(async () => { database = await open() }, 60_000)
  beforeEach(async () => { await emptied(database, smallCatalogue) })
  afterAll(() => database.close())

  const refund = async (name: string, id: number): Promise<void> => {
    const { body, ...row } = fromOrder(anOrder({
      token: orderToken(name), cartToken: cartToken(name), number: `IR-${name}`, id, status: 'new', paymentMethod: 'visa',
    } as Parameters<typeof anOrder>[0]))
    await database.db.insertInto('purchase_order').values({ ...row, body: JSON.stringify(body) }).execute()
    const payment = aPayment({ id: paymentId(name), orderToken: orderToken(name), status: 'paid' })
    await database.db.insertInto('payment').values(fromPayment(payment)).execute()
    const of = { order_token: orderToken(name), payment_id: paymentId(name), currency: 'CHF' }
    await database.db.insertInto('refund').values([
      { ...of, id: `paid-1-${name}`, amount_cents: 30, state: 'paid', requested_at: ENDED, ended_at: ENDED },
      { ...of, id: `paid-2-${name}`, amount_cents: 12, state: 'paid', requested_at: ENDED, ended_at: ENDED },
      { ...of, id: `due-${name}`, amount_cents: 100, state: 'requested', requested_at: `2026-03-1${id}T00:00:00Z` },
    ]).execute()
  }
  const claim = async (nextAt = LATER) => {
    const { watched, statements } = recordQueries(database.db)
    const due = await value(makeDueRefunds(watched).due({
      now: NOW, limit: 20, nextAt: () => nextAt, unreadable: (item, error) => { throw new Error(item, { cause: error }) },
    }))
    return { due, statements: statements() }
  }

  it('F-O42 are read with their payments, orders and earlier refunds by as many statements for three as for one', async () => {
    await refund('a', 1)
    const one = await claim(NOW)
    await refund('b', 2)
    await refund('c', 3)
    const three = await claim()
    expect(three.due.map(({ refund: { id }, number, payment, before }) => [id, number, payment.id, before])).toEqual([
      ['due-a', 'IR-a', paymentId('a'), chf(42)], ['due-b', 'IR-b', paymentId('b'), chf(42)], ['due-c', 'IR-c', paymentId('c'), chf(42)],
    ])
    expect([three.statements.length, one.due.length]).toEqual([one.statements.length, 1])
    expect((await claim()).due).toEqual([])
  })
})
