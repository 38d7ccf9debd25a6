import { sql } from 'kysely'
import { byOption } from '../../postgres/prescription/by-option.ts'
import { WronglyCalled, type Command } from './command.ts'
import { overDatabase } from './over-database.ts'

type Counted = { readonly variant: string; readonly on_hand: number; readonly stop_order: boolean }

/** Of a product with many combinations so many are shown. */
const MOST = 1000

export const stock: Command = {
  name: 'stock',
  usage: 'PRODUCT',
  about: 'says what is on hand of a product; "import" takes a feed that counts it anew',
  words: { from: 1, to: 1 },
  flags: {},
  run: ({ words: [product = ''] }, { configuration, terminal }) => {
    if (!/^\d{1,9}$/.test(product)) throw new WronglyCalled(`"${product}" is no number of a product.`)
    return overDatabase(configuration, 'as it stands', async (db) => {
      const { rows } = await sql<Counted>`
        select v.id as variant, s.on_hand, s.stop_order from variant v join stock s on s.variant_id = v.id
        where v.product_id = ${Number(product)} order by ${byOption} limit ${sql.lit(MOST)}`.execute(db)
      const lines = rows.map(({ variant, on_hand: onHand, stop_order: isStopped }) =>
        `${variant}: ${onHand}${isStopped ? ', delivered no more' : ''}`)
      terminal.answer(lines.length === 0 ? [`Of ${product} nothing was ever stocked or ordered.`] : lines, rows)
      return 'done'
    })
  },
}
