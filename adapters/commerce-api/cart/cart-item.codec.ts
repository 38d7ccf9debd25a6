import * as t from 'io-ts'
import { multiplyMoney } from '../../../domain/money/money-arithmetic.ts'
import type { OrderLine } from '../../../domain/order/order.ts'
import type { Eye } from '../../../domain/prescription/lens-option.ts'
import { as, computed, list, optional, orNull, written } from '../codec/field.ts'
import { record, within } from '../codec/record.ts'
import { EyeCode, ProductTypeCode } from '../values/codes.codec.ts'
import { arrival } from '../values/day.codec.ts'
import { inReaderLocale, LocalTextRecord } from '../values/local-text.codec.ts'
import { money } from '../values/money.codec.ts'
import { ProductIdNumber, QuantityNumber, VariantIdText } from '../values/names.codec.ts'
import { formattedOption, optionOf, OptionRecord, optionToWire, type WireOption } from '../values/option.codec.ts'
import { CreatedFromRecord } from './created-from.codec.ts'
import { savings } from './savings.codec.ts'

/** One line of a cart or order (Commerce §3). Only an order's line contains its arrival; that of a cart's line is requested separately. */
export const CartItemRecord = record<OrderLine>('CartItem', {
  id: t.string,
  productId: ProductIdNumber,
  variantId: VariantIdText,
  sku: written(t.string, ({ variantId }: OrderLine) => variantId),
  title: inReaderLocale(({ titles }: OrderLine) => titles),
  quantity: QuantityNumber,
  unitPrice: money,
  websiteUnitPrice: money,
  total: money,
  isTrial: t.boolean,
  image: computed(({ images }: { readonly images: readonly string[] }) => images[0]),
  images: written(list(t.string), ({ image }: OrderLine) => (image === undefined ? [] : [image])),
  option: computed(({ meta, options }: { readonly meta: { readonly eye: Eye | null }; readonly options: WireOption }) =>
    optionOf(meta.eye ?? undefined, options)),
  options: written(OptionRecord, ({ eye, option }: OrderLine) => optionToWire(eye, option)),
  formatted_options: written(t.record(t.string, t.string), ({ eye, option }: OrderLine) => formattedOption(eye, option)),
  // Fields the specification leaves open: what a line needs to be shown and shipped without loading its product.
  ...within('meta', {
    titles: LocalTextRecord,
    slugs: LocalTextRecord,
    categoryPath: t.string,
    packLabel: t.string,
    weight: t.number,
    eye: optional(EyeCode),
    fk: optional(t.string),
  }),
  brand: t.string,
  badge: optional(t.string),
  position: t.number,
  price_channel: written(t.string, (_: OrderLine, { priceChannel = '' }) => priceChannel),
  ...within('detail', {
    category: ProductTypeCode,
    lensUsage: optional(t.string),
    lensType: optional(t.string),
    detailBadge: written(as('badge', orNull(t.string)), ({ badge }: OrderLine) => badge),
  }),
  savings: savings(({ total, websiteUnitPrice, quantity }: OrderLine) =>
    ({ current: total, website: multiplyMoney(websiteUnitPrice, quantity) })),
  ...within('price', {
    current: written(money, ({ unitPrice }: OrderLine) => unitPrice),
    originalUnitPrice: as('original', money),
  }),
  createdFrom: optional(CreatedFromRecord),
  addedBy: optional(t.string),
  arrival,
})
