import { sql } from 'kysely'
import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { commerceOver } from '../../adapters/composition/server/commerce-over.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { openDatabase } from '../support/open-database.ts'
import { openShopStorage } from '../../adapters/postgres/open-shop-storage.ts'
import { openCatalogueInMemory } from '../../adapters/postgres/snapshot/catalogue-in-memory.ts'
import { demoCatalogue } from '../../adapters/seed/demo-catalogue.ts'
import { demoShopRegister } from '../../adapters/composition/demo-shop-register.ts'
import type { ListingQuery } from '../../domain/listing/listing-query.ts'
import { openSmallShop } from '../support/api/open-api-shop.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { grownGoods } from './grown-goods.ts'
import { median } from './median.ts'

/** How fast a catalogue answers in its usual size and grown: `node --expose-gc tests/bench/growth.ts [products] [variants each]`. */
const PRODUCTS = Number(process.argv[2] ?? 20_000)
const VARIANTS_EACH = Number(process.argv[3] ?? 100)
const TIMES = 25
const AT_ONCE = 500
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const AT = { brandChannel: 'iris', locale: 'de' } as const
const QUERY: ListingQuery = { page: 1, itemsPerPage: 16, sort: 'position', filters: {}, listViewType: 'grid' }
const USAGES = ['daily', 'monthly']
const BEGUN = ['ac', 'acu', 'acuv', 'da', 'dai']
const demo = demoCatalogue()
const NAMES = [...new Set(demo.products.map(({ titles }) => inLocale(titles, AT.locale).toLowerCase()))]

const stockUp = async ({ db }: Database): Promise<void> => {
  const { rows } = await sql<{ id: number }>`select id from product order by id`.execute(db)
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = sql`from product p, generate_series(1, ${VARIANTS_EACH}::int) n
      where p.id between ${rows[from]?.id} and ${rows[Math.min(from + AT_ONCE, rows.length) - 1]?.id}`
    await sql`insert into variant select p.id || ':' || n, p.id, '{}' ${some} on conflict do nothing`.execute(db)
    await sql`insert into stock select p.id || ':' || n, 7, false ${some} on conflict do nothing`.execute(db)
  }
  await sql`analyze`.execute(db)
}

const openShop = async (database: Database, products: number, most: number) => {
  const { db } = database
  const storage = openShopStorage(db)
  const filled = await storage.catalogue.isFilled()()
  if (E.isRight(filled) && !filled.right) {
    await storage.catalogue.fill(grownGoods(demo, products))()
    await stockUp(database)
  }
  const catalogue = openCatalogueInMemory({ db, most, clock: () => Date.now(), report: (error) => { throw error } })
  const { ports } = openSmallShop(demo, { ...storage, register: demoShopRegister() })
  return { shop: commerceOver(ports, catalogue).catalogue, catalogue }
}
type Opened = Awaited<ReturnType<typeof openShop>>

/** What shoppers ask; `turn` makes it another question each time. */
const QUESTIONS: { readonly [name: string]: (opened: Opened, turn: number) => TaskEither<unknown, unknown> } = {
  'listing': ({ shop }, turn) => shop.listCatalogue({ ...QUERY, categoryPath: 'lens', page: 1 + (turn % 4) }, AT),
  'listing with facets, by price': ({ shop }, turn) =>
    shop.listCatalogue({ ...QUERY, categoryPath: 'lens', sort: 'price', filters: { lens_usage: [USAGES[turn % 2] ?? ''] } }, AT),
  'search, words for the first time': ({ shop }, turn) =>
    shop.searchCatalogue({ term: `biofinity ${LETTERS[turn % LETTERS.length]}`, page: 1, hitsPerPage: 16 }, AT),
  'search, words asked before': ({ shop }) => shop.searchCatalogue({ term: 'biofinity', page: 1, hitsPerPage: 16 }, AT),
  'search for half the catalogue': ({ shop }) => shop.searchCatalogue({ term: 'linsen', page: 1, hitsPerPage: 16 }, AT),
  'search, misspelt': ({ shop }, turn) =>
    shop.searchCatalogue({ term: `biofinty${turn % 2 === 0 ? '' : ' torc'}`, page: 1, hitsPerPage: 16 }, AT),
  'suggestion': ({ shop }, turn) => shop.searchCatalogue({ term: BEGUN[turn % BEGUN.length] ?? '', page: 1, hitsPerPage: 5 }, AT),
  'product': ({ shop }, turn) => shop.showProduct(demo.products[turn % demo.products.length]!.id, AT),
}

const milliseconds = async (asked: TaskEither<unknown, unknown>): Promise<number> => {
  const started = performance.now()
  await asked()
  return performance.now() - started
}

const heap = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

const server = await startPostgres()
const databases: Database[] = []
const opened = async (url: string): Promise<Database> => {
  const database = await openDatabase({ url })
  databases.push(database)
  return database
}
try {
  const [usual, grown] = [await server.freshUrl(), await server.freshUrl()]
  const began = performance.now()
  const before = await openShop(await opened(usual), demo.products.length, 1e6)
  const asked = await openShop(await opened(grown), PRODUCTS, 0)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${PRODUCTS} products with ${VARIANTS_EACH} stocked variants each, filled in ${seconds} s`)
  await before.catalogue.lately()
  const empty = heap()
  const held = await openShop(await opened(grown), PRODUCTS, 1e6)
  const reading = performance.now()
  await held.catalogue.lately()
  const read = Math.round(performance.now() - reading)
  console.log(`read in ${read} ms; ${((heap() - empty) / PRODUCTS / 1000).toFixed(1)} kB a product in memory`)
  console.log(`medians of ${TIMES} in ms`.padEnd(36), `${demo.products.length} in memory`, `${PRODUCTS} in memory`, 'in the database')
  // A shop that is open has long compiled what looks for words; these are others than those that are measured.
  for (const [index, name] of NAMES.filter((one) => !one.startsWith('biofinity')).entries())
    for (const { shop } of [before, held])
      await shop.searchCatalogue({ term: `${name} ${LETTERS[index % LETTERS.length]}`, page: 1, hitsPerPage: 16 }, AT)()
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    // One shop after the other, as each has a process of its own.
    const times: [number[], number[], number[]] = [[], [], []]
    for (const [index, shop] of [before, held, asked].entries())
      for (let turn = 0; turn < TIMES; turn += 1) times[index]?.push(await milliseconds(ask(shop, turn)))
    const [small, memory, database] = times.map(median)
    const ratio = (one = 0) => `${one.toFixed(2)} (${(one / (small ?? 1)).toFixed(1)})`
    console.log(name.padEnd(36), `${small?.toFixed(2)}`.padEnd(13), ratio(memory).padEnd(15), ratio(database))
  }
} finally {
  for (const database of databases) await database.close()
  await server.stop()
}
