import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeStorageInspection } from '../../../adapters/postgres/check/storage-inspection.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { fromLines, fromOrder } from '../../../adapters/postgres/order/order-row.ts'
import { fromPayment } from '../../../adapters/postgres/payment/payment-row.ts'
import { makeCheckStorage } from '../../../application/commerce/shop/check-storage.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import { anOrder } from '../../support/builders/order.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'
import { openDatabase } from '../../support/open-database.ts'
import { value } from '../../support/outcome.ts'

let database: Database
beforeAll(async () => { database = await openDatabase({ memory: true }) }, 60_000)
afterAll(() => database.close())

it('H-S19 a check names each saved-card charge without a response for an hour, with its order', async () => {
  const { db } = database
  const order = anOrder({ status: 'payment_pending', paymentMethod: 'visa' })
  const { body, ...row } = fromOrder(order)
  await db.insertInto('purchase_order').values({ ...row, body: JSON.stringify(body) }).execute()
  await db.insertInto('order_line').values(fromLines(order)).execute()
  const begun = (name: string, minutes: number, stated: Partial<Payment>) => {
    const startedAt = new Date(Date.now() - minutes * 60_000).toISOString()
    return fromPayment(aPayment({ id: paymentId(name), orderToken: order.token, startedAt, ...stated }))
  }
  await db.insertInto('payment').values([
    begun('silent', 61, { isCharge: true }), begun('young', 58, { isCharge: true }), begun('ref', 61, { isCharge: true, reference: '1' }),
    begun('page', 61, {}),
  ]).execute()
  const { storageFaults } = await value(makeCheckStorage({ inspection: makeStorageInspection(db) })(() => {}))
  expect(storageFaults.filter(({ rule }) => rule.startsWith('a charge')))
    .toEqual([{ rule: 'a charge of a saved card has a result', row: `${order.number} ${paymentId('silent')}` }])
})
