import type { ProductType } from './product-type.ts'

/** A line of category `service`, such as a fitting at the optician (Commerce §3). */
export const isServiceItem = (line: { readonly category?: ProductType }): boolean => line.category === 'service'
