import { expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { seedCustomers } from '../../../adapters/composition/server/seed-customers.ts'
import { DEMO_PASSWORD } from '../../../adapters/seed/customers/demo-customers.ts'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { openOperations } from '../../../application/commerce/operations.ts'

it('F-W15 has an existing and a new customer, the existing one with orders for both eyes', async () => {
  const shop = openHeadlessShop()
  const seed = () => seedCustomers({
    ...shop.ports, demoProducts: demoCatalogue().products, operations: openOperations(shop.ports, shop.ports), now: shop.clock.now(),
  })
  await seed()
  await seed()
  const [anna, bruno] = [shop.visitor(), shop.visitor()]
  await anna.signIn({ email: 'anna@example.ch', password: DEMO_PASSWORD })
  await bruno.signIn({ email: 'bruno@example.ch', password: DEMO_PASSWORD })
  const { orders } = await anna.shop.order.listOrders({ page: 1 })
  expect(orders).toHaveLength(10)
  expect((await anna.shop.order.listOrders({ page: 2 })).orders).toHaveLength(9)
  expect(orders[1]?.lines.map(({ titles, eye, quantity, option }) => [titles.de, eye, quantity, option.sphere])).toEqual([
    ['Biofinity', 'right', 1, -3], ['Biofinity', 'left', 1, -2.75], ['Opti-Free PureMoist', undefined, 1, undefined],
  ])
  expect(new Set(orders.map(({ status }) => status))).toEqual(
    new Set(['payment_pending', 'open', 'new', 'fulfiller_ready', 'accepted', 'shipped', 'cancelled', 'returned']))
  expect((await bruno.shop.order.listOrders({ page: 1 })).orders).toEqual([])
  expect(await anna.loadProfile()).toMatchObject({ customer: { defaultAddress: { street: 'Seeweg', city: 'Zürich' } } })
  expect(await shop.mails()).toEqual([])
})
