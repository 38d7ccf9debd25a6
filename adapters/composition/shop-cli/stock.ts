import { sql } from 'kysely'
import { byOption } from '../../postgres/prescription/by-option.ts'
import { UsageError, type Command } from './command.ts'
import { withDatabase } from './with-database.ts'

type StockRow = { readonly variant: string; readonly on_hand: number; readonly stop_order: boolean }

/** A product with many lens parameters has tens of thousands of variants. */
const AT_MOST = 1000

export const stock: Command = {
  name: 'stock',
  usage: 'PRODUCT',
  description: 'show the stock of a product; "import" reads a stock feed',
  argCount: { min: 1, max: 1 },
  flags: {},
  run: ({ args: [product = ''] }, { configuration, terminal }) => {
    if (!/^\d{1,9}$/.test(product)) throw new UsageError(`invalid product id "${product}"; expected a number`)
    return withDatabase(configuration, 'as it stands', async (db) => {
      const { rows } = await sql<StockRow>`
        select v.id as variant, s.on_hand, s.stop_order from variant v join stock s on s.variant_id = v.id
        where v.product_id = ${Number(product)} order by ${byOption} limit ${sql.lit(AT_MOST)}`.execute(db)
      const lines = rows.map(({ variant, on_hand: onHand, stop_order: isStopped }) =>
        `${variant}: ${onHand}${isStopped ? ', stop order' : ''}`)
      terminal.print(lines.length === 0 ? [`No stock recorded for product ${product}.`] : lines, rows)
      return 'done'
    })
  },
}
