import type { PricePerUnit } from '../../../domain/pricing/pricing.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import { orUndefined } from '../codec/or-null.ts'
import { priceFieldsOf } from '../pricing/price-fields.codec.ts'
import { inCurrency } from '../values/cents.codec.ts'
import { productOf, type ProductWire } from './product.codec.ts'

export const pricePerUnitOf = (wire: ProductWire): PricePerUnit | undefined =>
  wire.price_per_unit === null
    ? undefined
    : {
        price: inCurrency(wire.currency_code)(wire.price_per_unit.value),
        units: wire.price_per_unit.units,
        per: wire.price_per_unit.per,
      }

export const productCardOf = (wire: ProductWire): ProductCard =>
  omitUndefined<Complete<ProductCard>>({
    product: productOf(wire),
    price: priceFieldsOf(wire.price, wire.currency_code),
    pricePerUnit: pricePerUnitOf(wire),
    stock: wire.stock === null ? undefined : { onHand: wire.stock.available, stopOrder: wire.stock.stop_order },
    isOnHand: orUndefined(wire.some_on_hand),
  })
