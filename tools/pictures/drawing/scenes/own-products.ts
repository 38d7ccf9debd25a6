import type { ProductType } from '../../../../domain/product/product-type.ts'
import type { PictureFacts } from '../../picture-facts.ts'

const PIECE: PictureFacts['pack'] = { label: '1 ×', quantity: 1, unit: 'piece', items: 1, contentPerItem: 1, weight: 0 }
const LENS: PictureFacts['space'] = { parameters: { sphere: [-2.25], radius: [8.6], diameter: [14.2] }, sphereExclude: [], blocks: [] }

export const pieces = (quantity: number): PictureFacts['pack'] => ({ ...PIECE, quantity })
export const millilitres = (contentPerItem: number): PictureFacts['pack'] =>
  ({ ...PIECE, label: `${contentPerItem} ml`, quantity: contentPerItem, unit: 'ml', contentPerItem })

/** Products without a manufacturer's name, as examples of a category: they have the name of the shop. */
export const ownProduct = (name: string, category: ProductType, more: Partial<PictureFacts> = {}): PictureFacts => ({
  key: category, title: name, brand: name, manufacturer: name, category, pack: PIECE, facts: {},
  space: { parameters: {}, sphereExclude: [], blocks: [] },
  ...more,
})

/** A pack of the shop's own lenses. */
export const ownLenses = (name: string, quantity: number, more: Partial<PictureFacts> = {}): PictureFacts =>
  ownProduct(name, 'lens', { space: LENS, pack: { ...PIECE, quantity, unit: 'lens' }, ...more })
