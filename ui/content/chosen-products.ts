import type { ProductId } from '../../domain/product/product.ts'
import type { ListedProduct } from '../listing/listed-product.ts'

/** The products that a block names, in its order, without those that are not sold. */
export const chosenProducts = (ids: readonly ProductId[], products: readonly ListedProduct[]): readonly ListedProduct[] =>
  ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
