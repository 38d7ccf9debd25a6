import * as E from 'fp-ts/lib/Either.js'
import type { ProductFinder } from '../../../application/commerce/staff/product-finder.port.ts'
import type { Article } from '../../../application/contract/staff/products.ts'
import { onePage } from '../../../domain/listing/one-page.ts'
import { compareOptions } from '../../../domain/prescription/compare-options.ts'
import type { Product } from '../../../domain/product/product.ts'
import { LOCALES, inLocale } from '../../../domain/shop/locale.ts'
import { LOW_STOCK, type ProductFilter, type StockState } from '../../../domain/staff/product-filter.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'
import { withStaffChanges, currentPrices } from '../product/changed-products.ts'

const isLow = ({ stock: { onHand } }: Article): boolean => onHand >= LOW_STOCK.from && onHand <= LOW_STOCK.to
const isOut = ({ stock: { onHand } }: Article): boolean => onHand <= 0
const isIn = (state: StockState | undefined) => (article: Article): boolean =>
  state === undefined || state === 'hidden' || (state === 'out' ? isOut(article) : isLow(article))

const matchesText = ({ id, titles }: Product, text: string): boolean =>
  String(id) === text || LOCALES.some((locale) => inLocale(titles, locale).toLowerCase().includes(text.toLowerCase()))

const fits = ({ state, text }: ProductFilter, product: Product, articles: readonly Article[]): boolean =>
  (text === undefined || matchesText(product, text))
  && (state === undefined || (state === 'hidden' ? !product.isActive : articles.some(isIn(state))))

const articlesOf = ({ catalogue, stock, addedVariants }: ShopState): ReadonlyMap<Product['id'], readonly Article[]> => {
  const variants = new Map(
    [...catalogue.stock.map(({ variant }) => variant), ...addedVariants.values()].map((variant) => [variant.id, variant]),
  )
  const all = [...variants.values()].flatMap(({ id, productId, option }) => {
    const counted = stock.get(id)
    return counted === undefined ? [] : [{ productId, variantId: id, option, stock: counted }]
  })
  const inOrder = all.toSorted((left, right) => compareOptions(left.option, right.option))
  return new Map([...Map.groupBy(inOrder, ({ productId }) => productId)]
    .map(([id, entries]) => [id, entries.map(({ productId: _id, ...article }) => article)]))
}

export const openProductFinder = (state: ShopState): ProductFinder => ({
  find: (filter, at) =>
    atomically(() => {
      const articles = articlesOf(state)
      const matching = state.catalogue.products.map(
        (product) => withStaffChanges(state, product),
      ).toSorted((left, right) => left.id - right.id)
        .filter((product) => fits(filter, product, articles.get(product.id) ?? []))
      const products = onePage(matching, at).map((product) => {
        const own = articles.get(product.id) ?? []
        const onHand = own.reduce((sum, { stock }) => sum + Math.max(0, stock.onHand), 0)
        return { product, articles: own.length, onHand, out: own.filter(isOut).length, low: own.filter(isLow).length }
      })
      return E.right({ products, total: matching.length })
    }),
  file: (id, { state: stockState, variant }, at) =>
    atomically(() => {
      const product = state.catalogue.products.find((candidate) => candidate.id === id)
      if (product === undefined) return E.right(undefined)
      const articles = (articlesOf(state).get(id) ?? []).filter(isIn(stockState))
        .filter(({ variantId }) => variant === undefined || variantId === variant)
      const planned = [...state.plannedPrices.values()].filter(({ entry }) => entry.productId === id)
        .toSorted((left, right) =>
          left.from.getTime() - right.from.getTime() || left.entry.priceChannel.localeCompare(right.entry.priceChannel))
      const prices = currentPrices(state).filter(({ productId }) => productId === id)
        .toSorted((left, right) => left.priceChannel.localeCompare(right.priceChannel))
      return E.right(
        { product: withStaffChanges(state, product), prices, planned, articles: onePage(articles, at), total: articles.length },
      )
    }),
})
