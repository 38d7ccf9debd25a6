import type { ProductCard } from './product-card.ts'
import type { Product } from '../product/product.ts'

type Shown = Pick<Product, 'groupUpsell' | 'pack'>

/** Larger packs of the same article, smallest first, where the shop wants to point at them (Commerce §3, decisions §8). */
export const groupUpsell = ({ groupUpsell: isWanted, pack }: Shown, packs: readonly ProductCard[]): readonly ProductCard[] =>
  isWanted
    ? packs
        .filter(({ product }) => !product.discontinued && product.saleStop === undefined && product.pack.quantity > pack.quantity)
        .toSorted((one, other) => one.product.pack.quantity - other.product.pack.quantity)
    : []
