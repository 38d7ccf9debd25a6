import * as E from 'fp-ts/lib/Either.js'
import type { LineProduct } from '../../../domain/cart/line-product.ts'
import { makeProductId } from '../../../domain/product/product.ts'
import type { ProductType } from '../../../domain/product/product-type.ts'
import { variantId } from '../../../domain/product/variant.ts'
import type { LocalText } from '../../../domain/shop/locale.ts'

/** Products that only the shop adds to orders: no list, search or page shows them (decision A32). */
export type SpecialProduct = Omit<LineProduct, 'option'>

const specialProduct = (id: number, category: ProductType, titles: LocalText, weight: number): SpecialProduct => {
  const productId = makeProductId(id)
  if (E.isLeft(productId)) throw new RangeError(`${id} cannot name what the shop gives`)
  return {
    productId: productId.right, variantId: variantId(productId.right, {}), titles, slugs: titles, brand: 'Iris',
    category, categoryPath: category, packLabel: '1 ×', weight,
  }
}

export const EYE_TEST = specialProduct(9001, 'service', {
  de: 'Sehtest im Studio', en: 'Eye test at the studio', fr: 'Examen de la vue au studio', it: 'Esame della vista in studio',
}, 0)
export const CLOTH = specialProduct(9002, 'marketing_gifts', {
  de: 'Brillentuch als Geschenk', en: 'Cleaning cloth as a gift', fr: 'Chiffon à lunettes offert', it: 'Panno per occhiali in omaggio',
}, 8)
