import type { BrandChannel } from '../../../../domain/shop/brand-channel.ts'
import type { Colour } from '../colour.ts'

/** The green of each brand, as on its pages. */
export const BRAND_COLOURS: { readonly [brand in BrandChannel]: Colour } = {
  iris: '#0b684d', lensvision: '#00755a', discountlens: '#17761c', mrlens: '#14532d', mclinsen: '#14655f',
}

/** The colours of each brand's own products. */
export const BRAND_NAMES: { readonly [brand in BrandChannel]: string } = {
  iris: 'Iris', lensvision: 'Lensvision', discountlens: 'Discountlens', mrlens: 'Mr. Lens', mclinsen: 'McLinsen',
}
