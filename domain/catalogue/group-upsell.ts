import type { ProductCard } from './product-card.ts'
import type { Product } from '../product/product.ts'

type PromotedProduct = Pick<Product, 'groupUpsell' | 'pack'>

/** Larger packs of the same product, smallest first, if the shop promotes them (Commerce §3, decisions §8). */
export const groupUpsell = ({ groupUpsell: isPromoted, pack }: PromotedProduct, packs: readonly ProductCard[]): readonly ProductCard[] =>
  isPromoted
    ? packs
        .filter(({ product }) => !product.discontinued && product.saleStop === undefined && product.pack.quantity > pack.quantity)
        .toSorted((one, other) => one.product.pack.quantity - other.product.pack.quantity)
    : []
