import type { BulkTier, PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { Product } from '../../../domain/product/product.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { PackEntry } from '../catalogue/catalogue-entry.codec.ts'
import { priceChannelOf } from '../shops/price-channel.ts'
import { evenNumber } from '../stock/even-number.ts'
import { toFiveCents } from './to-five-cents.ts'

/** Each brand's price in percent of the list price. */
const LEVEL: { readonly [brand in BrandChannel]: number } = {
  iris: 100, lensvision: 102, discountlens: 94, mrlens: 98, mclinsen: 104,
}
/** Percent of the current price from a number of packs on. */
const BULK = {
  lens: [{ quantity: 4, percent: 97 }, { quantity: 8, percent: 94 }],
  lenscare: [{ quantity: 3, percent: 95 }],
} as const
/** Lenses below this many cents a pack get no further discount. */
const BULK_FROM = 3000


const bulkOf = (product: Product, current: number): readonly BulkTier[] => {
  if (product.discontinued || product.supply.availability !== 'stock') return []
  const tiers = product.category === 'lens' ? (current >= BULK_FROM ? BULK.lens : [])
    : product.category === 'lenscare' ? BULK.lenscare : []
  return tiers.map(({ quantity, percent }) => ({ quantity, cents: toFiveCents((current * percent) / 100) }))
}

/** One entry in four costs less than its list price, these two always. */
const REDUCED = ['biofinity', 'total30']
const isReduced = ({ group }: Product): boolean => REDUCED.includes(group.key) || evenNumber(`reduced ${group.key}`) < 520

const priceIn = (brand: BrandChannel, product: Product, pack: Pick<PackEntry, 'list' | 'price' | 'website'>): PriceEntry => {
  const current = Math.min(toFiveCents((pack.price * LEVEL[brand]) / 100), pack.list)
  return {
    productId: product.id,
    priceChannel: priceChannelOf(brand),
    currency: 'CHF',
    current,
    // Most manufacturers charge their list price on their own websites too, so the savings are the same against either.
    ...(isReduced(product) ? { original: pack.list, website: pack.website ?? pack.list } : { original: current, website: current }),
    bulk: bulkOf(product, current),
  }
}

/** The price of every pack at each of the five brands, in Swiss cents. */
export const demoPrices = (products: readonly Product[], packs: readonly PackEntry[]): readonly PriceEntry[] => {
  const entries = new Map(packs.map((pack) => [pack.id, pack]))
  return products.flatMap((product) => {
    const pack = entries.get(product.id)
    return pack === undefined ? [] : BRAND_CHANNELS.map((brand) => priceIn(brand, product, pack))
  })
}
