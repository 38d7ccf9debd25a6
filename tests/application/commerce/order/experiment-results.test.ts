import { describe, expect, it } from 'vitest'
import { sessionInMemory } from '../../../../adapters/memory/identity/session-in-memory.ts'
import type { Purchase } from '../../../../application/commerce/content/experiment-results.port.ts'
import { makeCreateOrder } from '../../../../application/commerce/order/create-order.ts'
import { openCommerce } from '../../../support/commerce.ts'
import { consentTo } from '../../../support/consent-to.ts'
import { value } from '../../../support/outcome.ts'
import { checkOutTo, usualCatalogue } from '../../../support/purchase.ts'

const ordered = async (visitor?: string) => {
  const report: Purchase[] = []
  const shop = openCommerce(usualCatalogue())
  const createOrder = makeCreateOrder(
    { ...shop.deps, results: { purchased: (purchase) => () => { report.push(purchase) } } },
  )
  const cart = await checkOutTo(shop, 'payment')
  await value(createOrder(
    { session: sessionInMemory(), owner: undefined, visitor, from: '192.0.2.1' }, cart.token, consentTo(cart),
  ))
  return { told: report, total: cart.totals.total }
}

describe('what an experiment hears of an order', () => {
  it('is its worth and that a guest bought, of whoever was sorted', async () => {
    const { told, total } = await ordered('somebody-number-1')
    expect(told).toEqual([{ visitor: 'somebody-number-1', buyer: 'guest', total }])
  })

  it('is nothing of whoever was not', async () => {
    expect((await ordered()).told).toEqual([])
  })
})
