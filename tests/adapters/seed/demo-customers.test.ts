import { expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { seedCustomers } from '../../../adapters/composition/server/seed-customers.ts'
import { DEMO_PASSWORD } from '../../../adapters/seed/customers/demo-customers.ts'

it('lets a known and a new customer sign in, the known one with three orders and their totals', async () => {
  const shop = openHeadlessShop()
  const seed = () => seedCustomers({ ...shop.ports, commerce: shop.commerce, now: shop.clock.now() })
  await seed()
  await seed()
  const [anna, bruno] = [shop.visitor(), shop.visitor()]
  await anna.signIn({ email: 'anna@example.ch', password: DEMO_PASSWORD })
  await bruno.signIn({ email: 'bruno@example.ch', password: DEMO_PASSWORD })
  const { orders } = await anna.listOrders(1)
  expect(orders.map(({ status, lines }) => [status, lines[0]?.titles.de, lines[0]?.quantity])).toEqual([
    ['open', 'Biofinity', 1], ['shipped', 'Biofinity', 2], ['shipped', 'Biofinity', 2],
  ])
  expect((await bruno.listOrders(1)).orders).toEqual([])
  expect(await anna.loadProfile()).toMatchObject({ customer: { defaultAddress: { street: 'Seeweg', city: 'Zürich' } } })
  expect(await shop.mails()).toEqual([])
})
