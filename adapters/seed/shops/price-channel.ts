import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

/** Each brand has a separate price list, in Swiss francs. */
export const priceChannelOf = (brand: BrandChannel): string => `${brand}_ch`
