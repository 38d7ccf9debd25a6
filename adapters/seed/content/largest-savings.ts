import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { writtenEntries } from '../catalogue/entries.ts'
import { toProducts } from '../catalogue/to-products.ts'
import { demoPrices } from '../prices/demo-prices.ts'
import { priceChannelOf } from '../shops/price-channel.ts'

const savingsIn = (brand: BrandChannel): readonly { readonly line: string; readonly id: number; readonly share: number }[] => {
  const entries = writtenEntries()
  const sold = toProducts(entries).filter(({ category, isActive, discontinued }) => category === 'lens' && isActive && !discontinued)
  const lenses = new Map(sold.map((product) => [product.id, product]))
  return demoPrices(sold, entries.flatMap(({ packs }) => packs))
    .filter(({ priceChannel, original, current }) => priceChannel === priceChannelOf(brand) && original > current)
    .map(({ productId, original, current }) =>
      ({ line: lenses.get(productId)?.group.key ?? '', id: productId, share: current / original }))
}

/** Lenses that cost least beside their list price, one pack of each line; what they cost is asked for when they are shown. */
export const largestSavings = (brand: BrandChannel, most: number): string => {
  const sorted = savingsIn(brand).toSorted((one, other) => one.share - other.share || one.id - other.id)
  const first = sorted.filter(({ line }, index) => sorted.findIndex((one) => one.line === line) === index)
  return first.slice(0, most).map(({ id }) => id).join()
}
