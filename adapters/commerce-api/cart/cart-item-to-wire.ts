import type { CartLine } from '../../../domain/cart/cart.ts'
import type { OrderLine } from '../../../domain/order/order.ts'
import { multiplyMoney } from '../../../domain/money/money-arithmetic.ts'
import { inLocale, type Locale } from '../../../domain/shop/locale.ts'
import { orNull } from '../codec/or-null.ts'
import { formattedOption, optionToWire } from '../values/option.codec.ts'
import type { CartItemWire } from './cart-item.codec.ts'
import { arrivalToWire } from '../values/day.codec.ts'
import { createdFromToWire } from './created-from.codec.ts'
import { savingsToWire } from './savings.codec.ts'

type Context = { readonly locale: Locale; readonly priceChannel: string }

const metaToWire = (line: CartLine): CartItemWire['meta'] => ({
  titles: line.titles,
  slugs: line.slugs,
  category_path: line.categoryPath,
  pack_label: line.packLabel,
  weight: line.weight,
  eye: orNull(line.eye),
  fk: orNull(line.fk),
})

/** An order’s line contains its delivery date; that of a cart’s line is requested separately. */
export const cartItemToWire = (line: CartLine | OrderLine, { locale, priceChannel }: Context): CartItemWire => ({
  id: line.id,
  product_id: line.productId,
  variant_id: line.variantId,
  sku: line.variantId,
  title: inLocale(line.titles, locale),
  quantity: line.quantity,
  unit_price: line.unitPrice.cents,
  website_unit_price: line.websiteUnitPrice.cents,
  total: line.total.cents,
  is_trial: line.isTrial,
  images: line.image === undefined ? [] : [line.image],
  options: optionToWire(line.eye, line.option),
  formatted_options: formattedOption(line.eye, line.option),
  meta: metaToWire(line),
  brand: line.brand,
  badge: orNull(line.badge),
  position: line.position,
  price_channel: priceChannel,
  detail: {
    category: line.category,
    lens_usage: orNull(line.lensUsage),
    lens_type: orNull(line.lensType),
    badge: orNull(line.badge),
  },
  savings: savingsToWire(line.total, multiplyMoney(line.websiteUnitPrice, line.quantity)),
  price: { current: line.unitPrice.cents, original: line.originalUnitPrice.cents },
  added_by: orNull(line.addedBy),
  created_from: line.createdFrom === undefined ? null : createdFromToWire(line.createdFrom),
  ...arrivalToWire('arrival' in line ? line.arrival : undefined),
})
