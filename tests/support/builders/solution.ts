import type { Product } from '../../../domain/product/product.ts'
import { aProduct, noChoices } from './product.ts'

/** A bottle of care solution, without options. */
export const aSolution = (stated: Parameters<typeof aProduct>[0] = {}): Product => {
  const { lensUsage: _usage, lensType: _type, ...product } = aProduct({
    id: 2001,
    title: 'Opti-Free',
    category: 'lenscare',
    categoryPath: 'lenscare',
    brand: 'Opti-Free',
    manufacturer: 'Alcon',
    space: noChoices,
    ...stated,
    pack: { label: '360 ml', quantity: 360, unit: 'ml', contentPerItem: 360, weight: 420, ...stated.pack },
  })
  return product
}
