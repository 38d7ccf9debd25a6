import { describe, expect, it } from 'vitest'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aProduct, productId } from '../../support/builders/product.ts'
import { aSolution } from '../../support/builders/solution.ts'
import { aStockRow, aVariantId } from '../../support/builders/stock-row.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const LENS = aProduct()
const MINUS_TWO = { sphere: -2, radius: 8.6, diameter: 14 }
const MINUS_FIVE = { sphere: -5, radius: 8.6, diameter: 14 }
const BOTTLE = aSolution({ id: 2001 })
const OWED = aProduct({ id: 1002 })
const CATALOGUE = aCatalogue({
  products: [LENS],
  stock: [aStockRow(LENS, { option: MINUS_TWO, onHand: -3, stopOrder: true })],
})

/** Contract of the stock. */
export const stockLedgerContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe('stock ledger', () => {
    it('returns the quantity on hand, owed packs as a negative number', () =>
      run(CATALOGUE, async ({ stock }) => {
        const id = aVariantId(LENS, MINUS_TWO)
        expect((await value(stock.stockOf([id]))).get(id)).toEqual({ onHand: -3, stopOrder: true })
      }))

    it('has no entry for a variant that was never stocked or ordered', () =>
      run(CATALOGUE, async ({ stock }) => {
        const stocks = await value(stock.stockOf([aVariantId(LENS, MINUS_FIVE), aVariantId(LENS, MINUS_TWO)]))
        expect([...stocks.keys()]).toEqual([aVariantId(LENS, MINUS_TWO)])
        expect((await value(stock.stockOf([]))).size).toBe(0)
      }))

    it('F-S18 returns the products of which at least one combination is on hand', () =>
      run(
        aCatalogue({
          products: [LENS, BOTTLE, OWED],
          stock: [
            aStockRow(LENS, { option: MINUS_TWO, onHand: 0 }), aStockRow(LENS, { option: MINUS_FIVE, onHand: 2 }),
            aStockRow(BOTTLE, { onHand: 0 }), aStockRow(OWED, { option: MINUS_TWO, onHand: -1 }),
          ],
        }),
        async ({ stock }) => {
          expect(await value(stock.onHand([LENS.id, BOTTLE.id, OWED.id, productId(9999)]))).toEqual(new Set([LENS.id]))
          expect((await value(stock.onHand([]))).size).toBe(0)
        },
      ))
  })
}
