import { fillDemoShop } from '../../adapters/composition/server/fill-demo-shop.ts'
import { randomTokens } from '../../adapters/memory/shop/random-tokens.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { openShopStorage } from '../../adapters/postgres/open-shop-storage.ts'
import { demoShopRegister } from '../../adapters/composition/demo-shop-register.ts'
import { aCatalogue } from './builders/catalogue.ts'
import { openCommerce } from './commerce.ts'

/** The demo shop with its products, customers and their orders, in an empty database. */
export const fillDemoDatabase = ({ db }: Database): Promise<void> =>
  fillDemoShop(db, { ...openCommerce(aCatalogue()).deps, ...openShopStorage(db), tokens: randomTokens, register: demoShopRegister() })
