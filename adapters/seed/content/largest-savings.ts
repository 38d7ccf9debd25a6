import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { catalogueEntries } from '../catalogue/entries.ts'
import { toProducts } from '../catalogue/to-products.ts'
import { demoPrices } from '../prices/demo-prices.ts'
import { priceChannelOf } from '../shops/price-channel.ts'

type Saving = { readonly priceChannel: string; readonly line: string; readonly id: number; readonly share: number }

const readSavings = (): readonly Saving[] => {
  const entries = catalogueEntries()
  const products = toProducts(entries).filter(({ category, isActive, discontinued }) => category === 'lens' && isActive && !discontinued)
  const lenses = new Map(products.map((product) => [product.id, product]))
  return demoPrices(products, entries.flatMap(({ packs }) => packs))
    .filter(({ original, current }) => original > current)
    .map(({ priceChannel, productId, original, current }) =>
      ({ priceChannel, line: lenses.get(productId)?.group.key ?? '', id: productId, share: current / original }))
}

let read: readonly Saving[] | undefined

/** Computed for all brands at once, because preparing the entries takes longer than sorting the savings. */
const savingsIn = (brand: BrandChannel): readonly Saving[] =>
  (read ??= readSavings()).filter(({ priceChannel }) => priceChannel === priceChannelOf(brand))

/** The lenses with the largest savings on the list price, one pack size of each line; prices are read when they are shown. */
export const largestSavings = (brand: BrandChannel, most: number): string => {
  const sorted = savingsIn(brand).toSorted((first, second) => first.share - second.share || first.id - second.id)
  const first = sorted.filter(({ line }, index) => sorted.findIndex((candidate) => candidate.line === line) === index)
  return first.slice(0, most).map(({ id }) => id).join()
}
