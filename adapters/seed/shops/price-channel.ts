import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

/** Each brand has a price list of its own, in Swiss francs. */
export const priceChannelOf = (brand: BrandChannel): string => `${brand}_ch`
