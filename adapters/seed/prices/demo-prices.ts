import type { BulkTier, PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { Product } from '../../../domain/product/product.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { PackEntry } from '../catalogue/catalogue-entry.codec.ts'
import { priceChannelOf } from '../shops/price-channel.ts'
import { evenNumber } from '../stock/even-number.ts'
import { toFiveCents } from './to-five-cents.ts'

/** Percent of the list price that each brand asks. */
const LEVEL: { readonly [brand in BrandChannel]: number } = {
  iris: 100, lensvision: 102, discountlens: 94, mrlens: 98, mclinsen: 104,
}
/** Percent of the current price from so many packs on. */
const BULK = {
  lens: [{ quantity: 4, percent: 97 }, { quantity: 8, percent: 94 }],
  lenscare: [{ quantity: 3, percent: 95 }],
} as const
/** Lenses below this many cents a pack are cheap enough. */
const BULK_FROM = 3000


const bulkOf = (product: Product, current: number): readonly BulkTier[] => {
  if (product.discontinued || product.supply.availability !== 'stock') return []
  const tiers = product.category === 'lens' ? (current >= BULK_FROM ? BULK.lens : [])
    : product.category === 'lenscare' ? BULK.lenscare : []
  return tiers.map(({ quantity, percent }) => ({ quantity, cents: toFiveCents((current * percent) / 100) }))
}

/** One article in four costs less than it is listed at, these two always. */
const REDUCED = ['biofinity', 'total30']
const isReduced = ({ group }: Product): boolean => REDUCED.includes(group.key) || evenNumber(`reduced ${group.key}`) < 520

const priceIn = (brand: BrandChannel, product: Product, pack: Pick<PackEntry, 'list' | 'price' | 'website'>): PriceEntry => {
  const current = Math.min(toFiveCents((pack.price * LEVEL[brand]) / 100), pack.list)
  return {
    productId: product.id,
    priceChannel: priceChannelOf(brand),
    currency: 'CHF',
    current,
    // Most makers ask their list price on their own pages too, so that what is saved is the same against either.
    ...(isReduced(product) ? { original: pack.list, website: pack.website ?? pack.list } : { original: current, website: current }),
    bulk: bulkOf(product, current),
  }
}

/** What every pack costs at each of the five brands, in Swiss cents. */
export const demoPrices = (products: readonly Product[], packs: readonly PackEntry[]): readonly PriceEntry[] => {
  const written = new Map(packs.map((pack) => [pack.id, pack]))
  return products.flatMap((product) => {
    const pack = written.get(product.id)
    return pack === undefined ? [] : BRAND_CHANNELS.map((brand) => priceIn(brand, product, pack))
  })
}
