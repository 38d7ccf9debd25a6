import * as t from 'io-ts'
import type { CartLine } from '../../../domain/cart/cart.ts'
import type { Currency } from '../../../domain/money/currency.ts'
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import { nullable } from '../codec/nullable.ts'
import { orUndefined } from '../codec/or-null.ts'
import { Cents, inCurrency } from '../values/cents.codec.ts'
import { arrivalProps } from '../values/day.codec.ts'
import { EyeCode, ProductTypeCode } from '../values/codes.codec.ts'
import { LocalTextRecord } from '../values/local-text.codec.ts'
import { ProductIdNumber, QuantityNumber, VariantIdText } from '../values/names.codec.ts'
import { optionOf, OptionRecord } from '../values/option.codec.ts'
import { SavingsWire } from './savings.codec.ts'
import { createdFromOf, CreatedFromWire } from './created-from.codec.ts'

/** Fields the specification leaves open: what a line needs to be shown and shipped without loading its product. */
const ItemMeta = t.strict({
  titles: LocalTextRecord,
  slugs: LocalTextRecord,
  category_path: t.string,
  pack_label: t.string,
  weight: t.number,
  eye: nullable(EyeCode),
  fk: nullable(t.string),
})

/** One line of a cart or order (Commerce §3). */
export const CartItemWire = t.strict(
  {
    id: t.string,
    product_id: ProductIdNumber,
    variant_id: VariantIdText,
    sku: t.string,
    title: t.string,
    quantity: QuantityNumber,
    unit_price: Cents,
    website_unit_price: Cents,
    total: Cents,
    is_trial: t.boolean,
    images: t.readonlyArray(t.string),
    options: OptionRecord,
    formatted_options: t.record(t.string, t.string),
    meta: ItemMeta,
    brand: t.string,
    badge: nullable(t.string),
    position: t.number,
    price_channel: t.string,
    detail: t.strict({
      category: ProductTypeCode,
      lens_usage: nullable(t.string),
      lens_type: nullable(t.string),
      badge: nullable(t.string),
    }),
    savings: SavingsWire,
    price: t.strict({ current: Cents, original: Cents }),
    created_from: nullable(CreatedFromWire),
    added_by: nullable(t.string),
    ...arrivalProps,
  },
  'CartItem',
)
export type CartItemWire = t.TypeOf<typeof CartItemWire>

export const completeLineOf = (wire: CartItemWire, currency: Currency): Complete<CartLine> => {
  const money = inCurrency(currency)
  const eye = orUndefined(wire.meta.eye)
  return {
    id: wire.id,
    productId: wire.product_id,
    variantId: wire.variant_id,
    titles: wire.meta.titles,
    slugs: wire.meta.slugs,
    brand: wire.brand,
    category: wire.detail.category,
    categoryPath: wire.meta.category_path,
    lensUsage: orUndefined(wire.detail.lens_usage),
    lensType: orUndefined(wire.detail.lens_type),
    packLabel: wire.meta.pack_label,
    weight: wire.meta.weight,
    image: wire.images[0],
    badge: orUndefined(wire.badge),
    eye,
    option: optionOf(eye, wire.options),
    quantity: wire.quantity,
    unitPrice: money(wire.unit_price),
    originalUnitPrice: money(wire.price.original),
    websiteUnitPrice: money(wire.website_unit_price),
    total: money(wire.total),
    isTrial: wire.is_trial,
    createdFrom: wire.created_from === null ? undefined : createdFromOf(wire.created_from),
    addedBy: orUndefined(wire.added_by),
    fk: orUndefined(wire.meta.fk),
    position: wire.position,
  }
}

export const cartLineOf = (wire: CartItemWire, currency: Currency): CartLine => omitUndefined(completeLineOf(wire, currency))
