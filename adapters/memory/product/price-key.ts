import type { PriceEntry } from '../../../domain/pricing/pricing.ts'

export const priceKey = ({ productId, priceChannel }: Pick<PriceEntry, 'productId' | 'priceChannel'>): string =>
  `${productId} ${priceChannel}`
