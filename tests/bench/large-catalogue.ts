import type { ShopCatalogue } from '../../application/commerce/catalogue/shop-catalogue.ts'
import { made } from '../support/builders/made.ts'
import { makeProductId, type Product, type ProductId } from '../../domain/product/product.ts'
import { inEveryLocale, inLocale } from '../../domain/shop/locale.ts'

const APART = 10_000

const again = (id: ProductId, copy: number): ProductId => made(makeProductId(id + copy * APART))

/** One more of its kind, with its own number and name. */
const another = (product: Product, copy: number): Product => {
  const { id, titles, group, similarProductIds, replacementId, position } = product
  return {
    ...product,
    id: again(id, copy),
    titles: inEveryLocale((locale) => `${inLocale(titles, locale)} ${copy}`),
    group: { ...group, key: `${group.key}-${copy}`, canonicalProductId: again(group.canonicalProductId, copy) },
    similarProductIds: similarProductIds.map((one) => again(one, copy)),
    ...(replacementId === undefined ? {} : { replacementId: again(replacementId, copy) }),
    position: position + copy,
  }
}

/** Copies of the products, up to this number. Without stock. */
export const largeCatalogue = (shopCatalogue: ShopCatalogue, count: number): ShopCatalogue => {
  const copies = Array.from({ length: Math.ceil(count / shopCatalogue.products.length) }, (_, copy) => copy)
  const products = copies.flatMap((copy) => shopCatalogue.products.map((one) => (copy === 0 ? one : another(one, copy)))).slice(0, count)
  const sold = new Set(products.map(({ id }) => id))
  const prices = copies.flatMap((copy) => shopCatalogue.prices.map((entry) => ({ ...entry, productId: again(entry.productId, copy) })))
  return { ...shopCatalogue, products, prices: prices.filter(({ productId }) => sold.has(productId)), stock: [] }
}
