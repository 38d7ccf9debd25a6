import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

/** The soft green background of each brand's hero. */
export const HERO_GROUNDS: { readonly [brand in BrandChannel]: string } = {
  iris: '#e8f3ee', lensvision: '#e3f4f0', discountlens: '#e9f6e4', mrlens: '#e8f3ee', mclinsen: '#e6f1f0',
}
