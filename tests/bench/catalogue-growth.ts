import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { openShopStorage } from '../../adapters/postgres/open-shop-storage.ts'
import { demoCatalogue } from '../../adapters/seed/demo-catalogue.ts'
import { openDatabase } from '../support/open-database.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { servedCommand } from '../support/served-command.ts'
import { figure, summaryOf, type Figure } from './figure.ts'
import { largeCatalogue } from './large-catalogue.ts'
import type { LargeShop } from './large-shop.ts'

/** Grown catalogues, each with some two million stocked variants. */
const SIZES = [{ products: 20_000, variantsEach: 100 }, { products: 100_000, variantsEach: 20 }] as const
const FEW_VARIANTS = 100
const AT_ONCE = 500
const demo = demoCatalogue()

const stockUp = async ({ db }: Database, variantsEach: number): Promise<void> => {
  const { rows } = await sql<{ id: number }>`select id from product order by id`.execute(db)
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = sql`from product p, generate_series(1, ${variantsEach}::int) n
      where p.id between ${rows[from]?.id} and ${rows[Math.min(from + AT_ONCE, rows.length) - 1]?.id}`
    await sql`insert into variant select p.id || ':' || n, p.id, '{}' ${some} on conflict do nothing`.execute(db)
    await sql`insert into stock select p.id || ':' || n, 7, false ${some} on conflict do nothing`.execute(db)
  }
  await sql`vacuum analyze`.execute(db)
}

const fill = async (url: string, products: number, variantsEach: number): Promise<void> => {
  const database = await openDatabase({ url })
  try {
    const filled = await openShopStorage(database.db).catalogue.fill(largeCatalogue(demo, products))()
    if (E.isLeft(filled)) throw new Error('The catalogue was not filled', { cause: filled.left })
    await stockUp(database, variantsEach)
  } finally {
    await database.close()
  }
}

const { words, settings } = servedCommand()
const flags = words.filter((word) => word.startsWith('--'))
const SHOP = fileURLToPath(new URL('large-shop.ts', import.meta.url))

/** As `npm run serve` runs it. */
const measured = async (url: string): Promise<LargeShop> => {
  const env = { ...process.env, ...settings }
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, SHOP, url], { env })
  return JSON.parse(stdout) as LargeShop
}

/**
 * Response times of typical requests on PostgreSQL, for the demo's catalogue in milliseconds, and for grown catalogues as multiples of
 * them; each shop in a separate process.
 */
export const catalogueGrowth = async (): Promise<readonly Figure[]> => {
  const server = await startPostgres()
  try {
    const timesOf = async (products: number, variantsEach: number): Promise<LargeShop> => {
      const url = await server.freshUrl()
      await fill(url, products, variantsEach)
      return measured(url)
    }
    const usual = await timesOf(demo.products.length, FEW_VARIANTS)
    const figures = usual.figures.map((one) => ({ ...one, name: `${one.name}, ${demo.products.length} products` }))
    for (const { products, variantsEach } of SIZES) {
      const grown = await timesOf(products, variantsEach)
      figures.push(figure(`memory of a product, ${products} products`, 'kB', grown.heldBytes / products / 1000))
      for (const [at, one] of grown.figures.entries()) {
        const { median } = summaryOf(usual.figures[at] ?? one)
        figures.push(figure(`${one.name}, ${products} products`, 'ratio', ...one.values.map((time) => time / median)))
      }
    }
    return figures
  } finally {
    await server.stop()
  }
}
