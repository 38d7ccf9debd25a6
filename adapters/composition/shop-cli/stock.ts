import * as E from 'fp-ts/lib/Either.js'
import { makeProductId } from '../../../domain/product/product.ts'
import { makeProductFinder } from '../../postgres/staff/product-finder.ts'
import { succeeded } from '../succeeded.ts'
import { UsageError, type Command } from './command.ts'
import { withDatabase } from './with-database.ts'

/** A product with many lens parameters has tens of thousands of variants. */
const AT_MOST = 1000

export const stock: Command = {
  name: 'stock',
  usage: 'PRODUCT',
  description: 'show the stock of a product; "import" reads a stock feed',
  argCount: { min: 1, max: 1 },
  flags: {},
  run: ({ args: [product = ''] }, { configuration, terminal }) => {
    const id = makeProductId(product)
    if (E.isLeft(id)) throw new UsageError(`invalid product id "${product}"; expected a number`)
    return withDatabase(configuration, 'as it stands', async (db) => {
      const finder = makeProductFinder(db, ({ message }) => { terminal.printError(message) })
      const file = await succeeded('Reading the stock', finder.file(id.right, {}, { page: 1, itemsPerPage: AT_MOST }))
      const articles = file?.articles ?? []
      const lines = articles.map(({ variantId, stock: { onHand, stopOrder } }) =>
        `${variantId}: ${onHand}${stopOrder ? ', stop order' : ''}`)
      terminal.print(lines.length === 0 ? [`No stock recorded for product ${product}.`] : lines, articles)
      return 'done'
    })
  },
}
