import { describe, expect, it } from 'vitest'
import type { ProductFilter, StockState } from '../../../domain/staff/product-filter.ts'
import { aCategory, aCatalogue } from '../../support/builders/catalogue.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { aProduct, productId } from '../../support/builders/product.ts'
import { aSolution } from '../../support/builders/solution.ts'
import { aStockRow, aVariant, aVariantId } from '../../support/builders/stock-row.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { makeBeginPrices } from '../../../application/commerce/staff/begin-prices.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000)
const act = { by: 'Gina Rossi', what: 'stock.changed', about: 'something', at: NOON, detail: '1 → 2' } as const

const lens = aProduct({ id: 1001, titles: { de: 'Biofinity', en: 'Biofinity lenses' } })
const solution = aSolution({ id: 2001, titles: { de: 'Kochsalz 50%_' } })
const hidden = aSolution({ id: 2002, titles: { de: 'Alt' }, isActive: false })
const MINUS_2 = { sphere: -2, radius: 8.6, diameter: 14 }
const MINUS_3 = { sphere: -3, radius: 8.6, diameter: 14 }
const multifocal = aProduct({
  id: 1003,
  space: { parameters: { sphere: [{ from: -12, to: 0, step: 0.25 }], add: ['LOW', 'HIGH', { from: 1, to: 2.5, step: 0.25 }] },
    sphereExclude: [], blocks: [] },
})
const shopCatalogue = aCatalogue({
  categories: [aCategory({ path: lens.categoryPath }), aCategory({ path: solution.categoryPath })],
  products: [lens, solution, hidden],
  prices: [aPriceEntry({ productId: 1001, current: 5000, bulk: [{ quantity: 3, cents: 4500 }] })],
  stock: [
    aStockRow(lens, { option: MINUS_3, onHand: 2 }), aStockRow(lens, { option: MINUS_2, onHand: 40 }),
    aStockRow(solution, { onHand: -1 }),
  ],
})

const begun = ({ productChanges, jobFailures }: Storage, now: Date): Promise<number> =>
  value(makeBeginPrices({ productChanges, jobFailures, clock: { now: () => now } })())

/** Contract of the products in the back office. */
export const staffProductsContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const at = { page: 1, itemsPerPage: 10 }
  const find = async ({ productFinder }: Storage, filter: ProductFilter, on = at) => {
    const { products: list, total } = await value(productFinder.find(filter, on))
    return [list.map(({ product }) => Number(product.id)), total]
  }
  const file = async ({ productFinder }: Storage, state?: StockState) =>
    value(productFinder.file(lens.id, state === undefined ? {} : { state }, at))

  describe('products in the back office', () => {
    it('are found by number, title and variant, hidden ones too, page by page', () =>
      run(shopCatalogue, async (storage) => {
        expect(await find(storage, {})).toEqual([[1001, 2001, 2002], 3])
        expect(await find(storage, {}, { page: 2, itemsPerPage: 2 })).toEqual([[2002], 3])
        expect(await find(storage, { text: 'LENSES' })).toEqual([[1001], 1])
        expect(await find(storage, { text: '50%_' })).toEqual([[2001], 1])
        expect(await find(storage, { text: '2002' })).toEqual([[2002], 1])
        expect(await find(storage, { text: '200' })).toEqual([[], 0])
        expect(await find(storage, { state: 'low' })).toEqual([[1001], 1])
        expect(await find(storage, { state: 'out' })).toEqual([[2001], 1])
        expect(await find(storage, { state: 'hidden' })).toEqual([[2002], 1])
        const { products: [first] } = await value(storage.productFinder.find({}, at))
        expect(first).toMatchObject({ articles: 2, onHand: 42, out: 0, low: 1 })
      }))

    it('are shown with their prices and their variants in order, filtered by a state or to one', () =>
      run(shopCatalogue, async (storage) => {
        const whole = await file(storage)
        expect(whole?.articles.map(({ option, stock }) => [option.sphere, stock.onHand])).toEqual([[-3, 2], [-2, 40]])
        expect(whole?.prices.map(({ current }) => current)).toEqual([5000])
        expect((await file(storage, 'low'))?.articles.map(({ option }) => option)).toEqual([MINUS_3])
        const one = await value(storage.productFinder.file(lens.id, { variant: aVariantId(lens, MINUS_2) }, at))
        expect([one?.articles.length, one?.total]).toEqual([1, 1])
        expect(await value(storage.productFinder.file(productId(9), {}, at))).toBeUndefined()
      }))

    it('are in variant order: numbers ascending, manufacturer’s words before them, also across pages', () => {
      const repository = [
        { sphere: -10.5, add: 1 }, { sphere: -1, add: 'HIGH' }, { sphere: -1, add: 'LOW' }, { sphere: -1, add: 1 },
        { sphere: -1, add: 2.25 }, { sphere: -0.5, add: 1.5 }, { sphere: 0, add: 'LOW' },
      ]
      const stock = [4, 6, 2, 0, 5, 1, 3].map((at) => aStockRow(multifocal, { option: repository[at] ?? {} }))
      const only = aCatalogue({ categories: [aCategory({ path: multifocal.categoryPath })], products: [multifocal], stock })
      return run(only, async (storage) => {
        const pages = await Promise.all([1, 2, 3].map((page) =>
          value(storage.productFinder.file(multifocal.id, {}, { page, itemsPerPage: 3 }))))
        expect(pages.flatMap((page) => page?.articles.map(({ option }) => option))).toEqual(repository)
      })
    })

    it('have their stock changed only from the value that was read, also by two at once, and for the first time', () =>
      run(shopCatalogue, async (storage) => {
        const { productChanges, stock } = storage
        const low = aVariant(lens, MINUS_3)
        const read = { onHand: 2, stopOrder: false }
        const both = await Promise.all([5, 9].map((onHand) => productChanges.putStock(low, read, { onHand, stopOrder: true }, act)()))
        expect(both.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right'])
        const now = (await value(stock.stockOf([low.id]))).get(low.id)
        expect([5, 9]).toContain(now?.onHand)
        expect(await refusal(productChanges.putStock(low, read, { onHand: 1, stopOrder: false }, act)))
          .toEqual({ _tag: 'StockMoved', onHand: now?.onHand })
        const first = aVariant(lens, { ...MINUS_3, sphere: -5.5 })
        await value(productChanges.putStock(first, { onHand: 0, stopOrder: false }, { onHand: 7, stopOrder: false }, act))
        expect((await file(storage))?.articles.map(({ stock: { onHand } }) => onHand)).toEqual([7, now?.onHand, 40])
      }))

    it('have their price changed, at once or from an instant on, only from the value that was read', () =>
      run(shopCatalogue, async (storage) => {
        const { productChanges, prices } = storage
        const costs = async () => (await value(prices.prices([lens.id], 'iris-ch'))).map(({ current }) => current)
        const [entry] = shopCatalogue.prices
        const price = (current: number) => aPriceEntry({ productId: 1001, current })
        await value(productChanges.putPrice(price(4000), entry, act))
        expect(await refusal(productChanges.putPrice(price(3000), entry, act))).toEqual({ _tag: 'ChangedMeanwhile' })
        expect(await costs()).toEqual([4000])
        for (const read of [entry, undefined])
          expect(await refusal(productChanges.planPrice(price(3000), read, later(10), act))).toEqual({ _tag: 'ChangedMeanwhile' })
        expect((await file(storage))?.planned).toEqual([])
        for (const [current, minutes] of [[2000, 20], [1000, 10], [900, 90], [950, 90]] as const)
          await value(productChanges.planPrice(price(current), price(4000), later(minutes), act))
        expect((await file(storage))?.planned.map(({ entry: { current } }) => current)).toEqual([1000, 2000, 950])
        expect(await begun(storage, later(9))).toBe(0)
        expect(await value(storage.figuresReader.figures(later(15)))).toMatchObject({ pricesDue: { count: 1, oldestSeconds: 300 } })
        expect(await costs()).toEqual([4000])
        expect(await begun(storage, later(20))).toBe(2)
        expect(await costs()).toEqual([2000])
        const name = { productId: lens.id, priceChannel: 'iris-ch', from: later(90) }
        await value(productChanges.cancelPlannedPrice(name, act))
        expect(await refusal(productChanges.cancelPlannedPrice(name, act))).toEqual({ _tag: 'NotFound', what: 'product' })
        expect(await begun(storage, later(100))).toBe(0)
      }))

    it('are hidden from shoppers and shown to them again', () =>
      run(shopCatalogue, async (storage) => {
        const { productChanges, products } = storage
        const listed = async () => {
          const query = { page: 1, itemsPerPage: 10, sort: 'position', filters: {}, listViewType: 'grid' } as const
          return (await value(products.find(query, { locale: 'de', priceChannel: 'iris-ch' }))).products.map(({ id }) => Number(id))
        }
        const before = await listed()
        await value(productChanges.show(lens.id, false, act))
        expect((await value(products.products([lens.id])))[0]?.isActive).toBe(false)
        expect(await listed()).toEqual(before.filter((id) => id !== 1001))
        await value(productChanges.show(lens.id, true, act))
        expect(await listed()).toEqual(before)
        expect(before).toContain(1001)
        expect(await refusal(productChanges.show(productId(9), true, act))).toEqual({ _tag: 'NotFound', what: 'product' })
      }))

    it('J11 have their sale stopped and resumed, stay listed, and are recorded once', () =>
      run(shopCatalogue, async (storage) => {
        const { productChanges, products, auditLog } = storage
        const query = { page: 1, itemsPerPage: 10, sort: 'position', filters: {}, listViewType: 'grid' } as const
        const listed = async () =>
          (await value(products.find(query, { locale: 'de', priceChannel: 'iris-ch' }))).products
            .map(({ id, saleStop }) => [Number(id), saleStop])
        const stopOf = async () => (await value(products.products([lens.id])))[0]?.saleStop
        const stopped = { ...act, what: 'product.sale_stopped', detail: 'recall' } as const
        await value(productChanges.stopSale(lens.id, 'recall', stopped))
        await value(productChanges.stopSale(lens.id, 'recall', stopped))
        expect(await stopOf()).toBe('recall')
        expect(await listed()).toContainEqual([1001, 'recall'])
        expect((await value(auditLog.find({ what: 'product.sale_stopped' }, at))).total).toBe(1)
        await value(productChanges.stopSale(lens.id, undefined, { ...act, what: 'product.sale_resumed' }))
        expect(await stopOf()).toBeUndefined()
        expect(await refusal(productChanges.stopSale(productId(9), 'recall', stopped))).toEqual({ _tag: 'NotFound', what: 'product' })
      }))
  })
}
