import * as E from 'fp-ts/lib/Either.js'
import type { Discontinued, NotForSale, SaleStopped } from './product-refusal.ts'
import type { ProductType } from './product-type.ts'
import type { Product, ProductId } from './product.ts'

export type OrderableRefusal =
  | (NotForSale & { readonly category: ProductType })
  | { readonly _tag: 'Inactive' }
  | SaleStopped
  | (Discontinued & { readonly replacementId?: ProductId })

/** Given or booked by the shop itself, never picked by a shopper (decision A32). */
const NEVER_PICKED: readonly ProductType[] = ['marketing_gifts', 'service']

/** May a list, a search or a recommendation name it? A discontinued product keeps its page, so it may. */
export const isListed = (product: Pick<Product, 'category' | 'isActive'>): boolean =>
  product.isActive && !NEVER_PICKED.includes(product.category)

/** May a recommendation lead to it? It is sold today. */
export const isSold = (product: Pick<Product, 'category' | 'isActive' | 'discontinued' | 'saleStop'>): boolean =>
  isListed(product) && !product.discontinued && product.saleStop === undefined

/** May a shopper add it to a cart (decisions A32, A39)? */
export const canBeOrdered = <P extends Pick<Product, 'category' | 'isActive' | 'discontinued' | 'replacementId' | 'saleStop'>>(
  product: P,
): E.Either<OrderableRefusal, P> => {
  const { category, replacementId } = product
  if (NEVER_PICKED.includes(category)) return E.left({ _tag: 'NotForSale', category })
  if (!product.isActive) return E.left({ _tag: 'Inactive' })
  if (product.saleStop !== undefined) return E.left({ _tag: 'SaleStopped' })
  if (!product.discontinued) return E.right(product)
  return E.left({ _tag: 'Discontinued', ...(replacementId === undefined ? {} : { replacementId }) })
}
