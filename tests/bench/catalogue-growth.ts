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
import { summaryOf, type Summary } from './figure.ts'
import { largeCatalogue } from './large-catalogue.ts'
import type { LargeShop } from './large-shop.ts'

/** The response times of a catalogue in normal and in grown size: `node tests/bench/catalogue-growth.ts [products] [variants each]`. */
const PRODUCTS = Number(process.argv[2] ?? 20_000)
const VARIANTS_EACH = Number(process.argv[3] ?? 100)
const AT_ONCE = 500
const demo = demoCatalogue()

const stockUp = async ({ db }: Database): Promise<void> => {
  const { rows } = await sql<{ id: number }>`select id from product order by id`.execute(db)
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = sql`from product p, generate_series(1, ${VARIANTS_EACH}::int) n
      where p.id between ${rows[from]?.id} and ${rows[Math.min(from + AT_ONCE, rows.length) - 1]?.id}`
    await sql`insert into variant select p.id || ':' || n, p.id, '{}' ${some} on conflict do nothing`.execute(db)
    await sql`insert into stock select p.id || ':' || n, 7, false ${some} on conflict do nothing`.execute(db)
  }
  await sql`vacuum analyze`.execute(db)
}

const fill = async (url: string, products: number): Promise<void> => {
  const database = await openDatabase({ url })
  try {
    const filled = await openShopStorage(database.db).catalogue.fill(largeCatalogue(demo, products))()
    if (E.isLeft(filled)) throw new Error('The catalogue was not filled', { cause: filled.left })
    await stockUp(database)
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

const WIDTHS = [36, 26, 0]
const row = (cells: readonly string[]): string => cells.map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0)).join(' ').trimEnd()
const formatSummary = ({ median, lowest, highest }: Summary): string =>
  `${median.toFixed(2)} (${lowest.toFixed(2)} to ${highest.toFixed(2)})`

const server = await startPostgres()
try {
  const [usual, grown] = [await server.freshUrl(), await server.freshUrl()]
  const began = performance.now()
  await fill(usual, demo.products.length)
  await fill(grown, PRODUCTS)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${PRODUCTS} products with ${VARIANTS_EACH} stocked variants each, filled in ${seconds} s`)
  // In sequence: none waits for another.
  const small = await measured(usual)
  const large = await measured(grown)
  console.log(`read in ${Math.round(large.readIn)} ms; ${(large.heldBytes / PRODUCTS / 1000).toFixed(1)} kB a product in memory`)
  console.log(row([`ms, n ${small.figures[0]?.values.length}`, `${demo.products.length} products`, `${PRODUCTS} products`]))
  for (const [at, figures] of small.figures.entries()) {
    const [one, other] = [summaryOf(figures), summaryOf(large.figures[at] ?? figures)]
    console.log(row([figures.name, formatSummary(one), `× ${(other.median / one.median).toFixed(2)}  ${formatSummary(other)}`]))
  }
} finally {
  await server.stop()
}
