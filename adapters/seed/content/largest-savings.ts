import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { writtenEntries } from '../catalogue/entries.ts'
import { toProducts } from '../catalogue/to-products.ts'
import { demoPrices } from '../prices/demo-prices.ts'
import { priceChannelOf } from '../shops/price-channel.ts'

type Saving = { readonly priceChannel: string; readonly line: string; readonly id: number; readonly share: number }

const readSavings = (): readonly Saving[] => {
  const entries = writtenEntries()
  const sold = toProducts(entries).filter(({ category, isActive, discontinued }) => category === 'lens' && isActive && !discontinued)
  const lenses = new Map(sold.map((product) => [product.id, product]))
  return demoPrices(sold, entries.flatMap(({ packs }) => packs))
    .filter(({ original, current }) => original > current)
    .map(({ priceChannel, productId, original, current }) =>
      ({ priceChannel, line: lenses.get(productId)?.group.key ?? '', id: productId, share: current / original }))
}

let read: readonly Saving[] | undefined

/** Of all brands at once: the articles they are found among take longer to make than the savings to sort. */
const savingsIn = (brand: BrandChannel): readonly Saving[] =>
  (read ??= readSavings()).filter(({ priceChannel }) => priceChannel === priceChannelOf(brand))

/** Lenses that cost least beside their list price, one pack of each line; what they cost is asked for when they are shown. */
export const largestSavings = (brand: BrandChannel, most: number): string => {
  const sorted = savingsIn(brand).toSorted((one, other) => one.share - other.share || one.id - other.id)
  const first = sorted.filter(({ line }, index) => sorted.findIndex((one) => one.line === line) === index)
  return first.slice(0, most).map(({ id }) => id).join()
}
