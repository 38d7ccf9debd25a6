import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { flow } from 'fp-ts/lib/function.js'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { ProductDetail } from '../../../domain/catalogue/product-detail.ts'
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { pricingOf, PricingWire } from '../pricing/pricing.codec.ts'
import { productCardOf, pricePerUnitOf } from './product-card.codec.ts'
import { productOf, productProps, ProductWire } from './product.codec.ts'

/** A product with its price list, its price for one pack and related products (Commerce §7). */
export const ProductDetailWire = t.strict(
  {
    ...productProps,
    price_channel: t.string,
    pricing: PricingWire,
    packs: t.readonlyArray(ProductWire),
    similar: t.readonlyArray(ProductWire),
    replacement: nullable(ProductWire),
  },
  'ProductDetail',
)
export type ProductDetailWire = t.TypeOf<typeof ProductDetailWire>

const priceEntryOf = (wire: ProductDetailWire): PriceEntry => ({
  productId: wire.product_id,
  priceChannel: wire.price_channel,
  currency: wire.currency_code,
  original: wire.price.original,
  current: wire.price.current,
  website: wire.price.website,
  bulk: (wire.bulk_price ?? []).map(({ quantity, price }) => ({ quantity, cents: price })),
})

const productDetailOf = (wire: ProductDetailWire): ProductDetail =>
  omitUndefined<Complete<ProductDetail>>({
    product: productOf(wire),
    pricing: pricingOf(wire.pricing),
    priceEntry: priceEntryOf(wire),
    packs: wire.packs.map(productCardOf),
    similar: wire.similar.map(productCardOf),
    pricePerUnit: pricePerUnitOf(wire),
    replacement: wire.replacement === null ? undefined : productCardOf(wire.replacement),
  })

export const ProductDetailCodec = codecFrom('ProductDetail', ProductDetailWire, flow(productDetailOf, E.right))
