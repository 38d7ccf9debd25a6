import type { ProductType } from '../product/product-type.ts'

type Ordered = { readonly lines: readonly { readonly category: ProductType }[] }

/** Lenses wear out, so an order with lenses can be scheduled for a reorder. */
export const wearsOut = ({ lines }: Ordered): boolean => lines.some(({ category }) => category === 'lens')
