import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillDemoShop } from '../../../adapters/composition/server/fill-demo-shop.ts'
import { randomTokens } from '../../../adapters/memory/shop/random-tokens.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { openShopStorage } from '../../../adapters/postgres/open-shop-storage.ts'
import { demoCustomers } from '../../../adapters/seed/customers/demo-customers.ts'
import { demoShopRegister } from '../../../adapters/composition/demo-shop-register.ts'
import type { CommercePorts } from '../../../application/commerce/commerce.ts'
import { openCommerce } from '../../support/commerce.ts'
import { value } from '../../support/outcome.ts'
import { engines } from '../../support/postgres-engines.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'

const portsOver = ({ db }: Database): CommercePorts =>
  ({ ...openCommerce(aCatalogue()).deps, ...openShopStorage(db), tokens: randomTokens, register: demoShopRegister() })

/** The start is interrupted after that many customers' orders. */
const endsAfter = (names: number): CommercePorts['tokens'] => {
  let made = 0
  return {
    make: () => {
      made += 1
      if (made > names) throw new Error('killed')
      return randomTokens.make()
    },
  }
}

describe.each(engines)('a demo shop on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => { database = await open() })
  afterAll(() => database.close())

  const counted = async (table: 'product' | 'customer' | 'cart' | 'purchase_order'): Promise<number> =>
    (await database.db.selectFrom(table).select(({ fn }) => fn.countAll<string>().as('rows')).execute())
      .reduce((sum, { rows }) => sum + Number(rows), 0)

  it('F-O05 is empty after a start that was interrupted between catalogue and orders, and filled by the next one', async () => {
    const ports = portsOver(database)
    await expect(fillDemoShop(database.db, { ...ports, tokens: endsAfter(3) })).rejects.toThrow('killed')
    expect([await counted('product'), await counted('customer'), await counted('cart')]).toEqual([0, 0, 0])

    await Promise.all([fillDemoShop(database.db, ports), fillDemoShop(database.db, ports)])
    expect(await value(openShopStorage(database.db).catalogue.isFilled())).toBe(true)
    const people = demoCustomers()
    const orders = people.flatMap((one) => one.orders)
    expect([await counted('customer'), await counted('purchase_order')]).toEqual([people.length, orders.length])
  })
})
