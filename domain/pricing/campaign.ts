import type { ProductId } from '../product/product.ts'

/** The campaign of a link, for one product only (Commerce §7, decision A47). */
export type Campaign = { readonly productId: ProductId; readonly fk: string; readonly priceChannel: string }
