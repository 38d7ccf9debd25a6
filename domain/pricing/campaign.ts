import type { ProductId } from '../product/product.ts'

/** What a campaign's link promises for one product, and for no other (Commerce §7, decision A47). */
export type Campaign = { readonly productId: ProductId; readonly fk: string; readonly priceChannel: string }
