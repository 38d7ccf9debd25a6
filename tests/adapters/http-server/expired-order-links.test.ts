import { expect, it } from 'vitest'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'

it('opens an order by its link for thirty days, then requires proof, as described', async () => {
  const base = openSmallShop()
  const days = (ago: number) => new Date(base.ports.clock.now().getTime() - ago * 24 * 3_600_000).toISOString()
  const statusAfter = async (ago: number) => {
    const order = anOrder({ createdAt: days(ago) })
    const orders = { ...base.ports.orders, order: () => async () => ({ _tag: 'Right' as const, right: order }) }
    const app = await openApi(openSmallShop(undefined, { ...base.ports, orders }).commerce)
    const { statusCode } = await app.inject({ url: `/api/orders/by-token/${orderToken('1')}/status` })
    await app.close()
    return statusCode
  }
  expect(await statusAfter(29)).toBe(200)
  expect(await statusAfter(30)).toBe(401)
})
