import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPageIntl } from '../../../adapters/composition/pages/page-intl.ts'
import { openPageStore } from '../../../adapters/composition/pages/page-store.ts'
import { makeRenderPage } from '../../../adapters/composition/pages/render-page.tsx'
import { servePages } from '../../../adapters/composition/pages/serve-pages.ts'
import { commerceOver } from '../../../adapters/composition/server/commerce-over.ts'
import { makeOpenRequestContext } from '../../../adapters/composition/server/open-request-context.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { openShopStorage } from '../../../adapters/postgres/open-shop-storage.ts'
import { openCatalogueInMemory } from '../../../adapters/postgres/snapshot/catalogue-in-memory.ts'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { demoShopRegister } from '../../../adapters/composition/demo-shop-register.ts'
import { isListed } from '../../../domain/product/can-be-ordered.ts'
import { openSmallShop } from '../../support/api/open-api-shop.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'
import { testCookieSigner } from '../../support/cookie-signer.ts'

const shopCatalogue = demoCatalogue()
const SECOND = 1000

describe.each(engines)('pages rendered on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await emptied(database, shopCatalogue)
  })
  afterAll(() => database.close())

  /** The whole shop behind its pages, uncached; counts the database queries. */
  const openRenderer = async () => {
    let [count, now] = [0, 0]
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => {
        count += 1
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const register = demoShopRegister()
    const { ports } = openSmallShop(shopCatalogue, { ...openShopStorage(db), register })
    const catalogue = openCatalogueInMemory({ db, clock: () => now, report: (error) => { throw error } })
    const [brandOf, publicUrlOf] = [() => 'iris' as const, () => 'http://shop.example']
    const app = Fastify()
    await servePages(app, {
      pages: makeRenderPage({
        assetsOf: () => ({ entry: '/entry.js', styles: [], laterStyles: [], preloads: [], fonts: [], texts: '/texts' }),
        intlOf: openPageIntl(),
        report: (defect) => { throw defect },
      }),
      openRequestContext: makeOpenRequestContext(
        { commerce: commerceOver(ports, catalogue), register, brandOf, publicUrlOf, signer: testCookieSigner },
      ),
      mayRender: () => Promise.resolve(),
    pageStore: openPageStore({ bytes: 0, lifetime: 0, grace: 0 }),
      moment: async () => ({ now, version: await catalogue.version() }),
      isContentLoaded: () => true,
      brandOf,
      publicUrlOf,
    })
    const countQueries = async (path: string): Promise<number> => {
      const before = count
      const { statusCode } = await app.inject({ method: 'GET', url: path })
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
      return count - before
    }
    const aSecondLater = (): void => { now += SECOND }
    return { countQueries, aSecondLater, close: () => app.close() }
  }

  it('send at most two queries for a product, for its stock, and once a second for the version of the catalogue', async () => {
    const { countQueries, aSecondLater, close } = await openRenderer()
    await countQueries('/')
    const sold = shopCatalogue.products.filter(isListed)
    const some = [...Map.groupBy(sold, ({ category }) => category).values()].flatMap((products) => products.slice(0, 3))
    expect(some.length).toBeGreaterThan(20)
    for (const { id } of some) {
      const queries = await countQueries(`/p/${id}`)
      expect({ id, queries: Math.max(queries, 2) }).toEqual({ id, queries: 2 })
      aSecondLater()
      expect(await countQueries(`/p/${id}`)).toBe(queries + 1)
    }
    await close()
  })

  it('send at most one query for a listing, a search and the home page, which are cached', async () => {
    const { countQueries, close } = await openRenderer()
    await countQueries('/')
    for (const path of ['/', '/c/lens', '/c/lens?brand=Biofinity&sort=price']) expect(await countQueries(path)).toBeLessThanOrEqual(1)
    for (const path of ['/s?search=biofinity', '/s?search=biofinity&sort=price']) expect(await countQueries(path)).toBeLessThanOrEqual(1)
    await close()
  })
})
