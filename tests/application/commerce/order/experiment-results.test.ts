import { describe, expect, it } from 'vitest'
import { sessionInMemory } from '../../../../adapters/memory/identity/session-in-memory.ts'
import type { Purchase } from '../../../../application/commerce/content/experiment-results.port.ts'
import { makeCreateOrder } from '../../../../application/commerce/order/create-order.ts'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import { consentTo } from '../../../support/consent-to.ts'
import { value } from '../../../support/outcome.ts'
import { checkOutTo, usualCatalogue } from '../../../support/purchase.ts'

const ordered = async (visitor?: string) => {
  const events: Purchase[] = []
  const shop = openCommerce(usualCatalogue())
  const createOrder = makeCreateOrder(
    { ...shop.deps, results: { purchased: (purchase) => () => { events.push(purchase) } } },
  )
  const cart = await checkOutTo(shop, 'payment')
  await value(createOrder(
    { ...GUEST, session: sessionInMemory(), visitor }, { token: cart.token, consent: consentTo(cart) },
  ))
  return { events, total: cart.totals.total }
}

describe('the data of an order for an experiment', () => {
  it('are its value and whether a guest bought, for visitors in the experiment', async () => {
    const { events, total } = await ordered('somebody-number-1')
    expect(events).toEqual([{ visitor: 'somebody-number-1', buyer: 'guest', total }])
  })

  it('are empty for other visitors', async () => {
    expect((await ordered()).events).toEqual([])
  })
})
