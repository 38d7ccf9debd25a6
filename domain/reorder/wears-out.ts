import type { ProductType } from '../product/product-type.ts'

type Ordered = { readonly lines: readonly { readonly category: ProductType }[] }

/** Lenses wear out by the calendar, so that an order with some tells when the same will be needed. */
export const wearsOut = ({ lines }: Ordered): boolean => lines.some(({ category }) => category === 'lens')
