import * as t from 'io-ts'
import type { CountedStock } from '../../../domain/catalogue/catalogue-faults.ts'
import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { CatalogueCodecs } from '../../catalogue-file/read-document.ts'
import { lensOptionCodec } from '../../postgres/prescription/lens-codecs.ts'
import { bulkCodec } from '../../postgres/pricing/bulk-codec.ts'
import { categoryCodec } from '../../postgres/product/category-codec.ts'
import { productCodec } from '../../postgres/product/product-codec.ts'
import { recordCodec } from '../../postgres/rows/record-codec.ts'
import { countryCodec, currencyCodec, moneyCodec, productIdCodec } from '../../postgres/rows/value-codecs.ts'

/** A catalogue file has the same format as the stored catalogue. */
export const CATALOGUE_CODECS: CatalogueCodecs = {
  categories: categoryCodec,
  products: productCodec,
  prices: recordCodec<PriceEntry>('Price', {
    productId: productIdCodec, priceChannel: t.string, currency: currencyCodec,
    original: t.number, current: t.number, website: t.number, bulk: bulkCodec,
  }, {}),
  stock: recordCodec<CountedStock>('Stock', {
    productId: productIdCodec, option: lensOptionCodec, onHand: t.number, stopOrder: t.boolean,
  }, {}),
  shippingMethods: recordCodec<ShippingMethod>('ShippingMethod', {
    key: t.string, country: countryCodec, price: moneyCodec, active: t.boolean, midi: t.boolean,
    carrierDays: t.type({ min: t.number, max: t.number }),
  }, { maxWeight: t.number }),
}
