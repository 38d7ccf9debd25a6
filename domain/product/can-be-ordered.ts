import * as E from 'fp-ts/lib/Either.js'
import type { Discontinued, NotForSale, SaleStopped } from './product-refusal.ts'
import type { ProductType } from './product-type.ts'
import type { Product, ProductId } from './product.ts'

export type OrderableRefusal =
  | (NotForSale & { readonly category: ProductType })
  | { readonly _tag: 'Inactive' }
  | SaleStopped
  | (Discontinued & { readonly replacementId?: ProductId })

/** Added by the shop itself, never chosen by a shopper (decision A32). */
const NOT_SELECTABLE: readonly ProductType[] = ['marketing_gifts', 'service']

/** Whether lists, search and recommendations may show it. A discontinued product keeps its page, so it may. */
export const isListed = (product: Pick<Product, 'category' | 'isActive'>): boolean =>
  product.isActive && !NOT_SELECTABLE.includes(product.category)

/** Whether recommendations may lead to it: it can be bought today. */
export const isSold = (product: Pick<Product, 'category' | 'isActive' | 'discontinued' | 'saleStop'>): boolean =>
  isListed(product) && !product.discontinued && product.saleStop === undefined

/** Whether a shopper may add it to a cart (decisions A32, A39). */
export const canBeOrdered = <P extends Pick<Product, 'category' | 'isActive' | 'discontinued' | 'replacementId' | 'saleStop'>>(
  product: P,
): E.Either<OrderableRefusal, P> => {
  const { category, replacementId } = product
  if (NOT_SELECTABLE.includes(category)) return E.left({ _tag: 'NotForSale', category })
  if (!product.isActive) return E.left({ _tag: 'Inactive' })
  if (product.saleStop !== undefined) return E.left({ _tag: 'SaleStopped' })
  if (!product.discontinued) return E.right(product)
  return E.left({ _tag: 'Discontinued', ...(replacementId === undefined ? {} : { replacementId }) })
}
