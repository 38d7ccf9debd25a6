import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { makeReorderResult, REORDER_OBSTACLES } from '../../../domain/reorder/reorder-result.ts'
import type { NotReorderable, ReorderResult } from '../../../domain/reorder/reorder-result.ts'
import type { Currency } from '../../../domain/money/currency.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { cartItemToWire } from '../cart/cart-item-to-wire.ts'
import { CartItemWire, cartLineOf } from '../cart/cart-item.codec.ts'
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import { orUndefined } from '../codec/or-null.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { refusalOf, refusalToWire, RefusalWire } from '../refusal/refusal.codec.ts'
import { CurrencyCode } from '../values/codes.codec.ts'
import { ProductIdNumber } from '../values/names.codec.ts'

const NotReorderableWire = t.strict(
  { product_id: ProductIdNumber, reason: oneOf('ReorderObstacle', REORDER_OBSTACLES), successor_id: nullable(ProductIdNumber) },
  'NotReorderable',
)
const SwitchedProductWire = t.strict({ product_id: ProductIdNumber, replacement_id: ProductIdNumber }, 'SwitchedProduct')

/** The result of a reorder; a missing list is empty (Commerce §3). */
export const ReorderResultWire = t.strict(
  {
    items: nullable(t.readonlyArray(CartItemWire)),
    not_reorderable: nullable(t.readonlyArray(NotReorderableWire)),
    switched_products: nullable(t.readonlyArray(SwitchedProductWire)),
    added_trial_products: nullable(t.readonlyArray(ProductIdNumber)),
    found_non_reorderable_products: nullable(t.readonlyArray(ProductIdNumber)),
    currency_code: nullable(CurrencyCode),
    coupon_refusal: nullable(RefusalWire),
  },
  'ReorderResult',
)
export type ReorderResultWire = t.TypeOf<typeof ReorderResultWire>

export const reorderResultToWire = (result: ReorderResult, locale: Locale): ReorderResultWire => ({
  items: result.items.map((line) => cartItemToWire(line, { locale, priceChannel: '' })),
  not_reorderable: result.notReorderable.map(({ productId, reason, successorId }) => ({
    product_id: productId, reason, successor_id: successorId ?? null,
  })),
  switched_products: result.switchedProducts.map(({ from, to }) => ({ product_id: from, replacement_id: to })),
  added_trial_products: result.addedTrialProducts,
  found_non_reorderable_products: result.foundNonReorderableProducts,
  currency_code: result.items[0]?.total.currency ?? null,
  coupon_refusal: result.couponRefusal === undefined ? null : refusalToWire(result.couponRefusal),
})

const resultIn = (wire: ReorderResultWire, currency: Currency): ReorderResult =>
  makeReorderResult({
    items: (wire.items ?? []).map((item) => cartLineOf(item, currency)),
    notReorderable: (wire.not_reorderable ?? []).map(({ product_id: productId, reason, successor_id: successorId }) =>
      omitUndefined<Complete<NotReorderable>>({ productId, reason, successorId: orUndefined(successorId) })),
    switchedProducts: (wire.switched_products ?? []).map((product) => ({ from: product.product_id, to: product.replacement_id })),
    addedTrialProducts: wire.added_trial_products ?? [],
    foundNonReorderableProducts: wire.found_non_reorderable_products ?? [],
    ...(wire.coupon_refusal === null ? {} : { couponRefusal: refusalOf(wire.coupon_refusal) }),
  })

/** Without any line there is no amount, so any currency will do. */
const resultOf = (wire: ReorderResultWire): E.Either<'no currency', ReorderResult> => {
  const { currency_code: currency, items } = wire
  if (currency !== null) return E.right(resultIn(wire, currency))
  return (items ?? []).length > 0 ? E.left('no currency') : E.right(resultIn(wire, 'CHF'))
}

export const ReorderResultCodec = codecFrom('ReorderResult', ReorderResultWire, resultOf)
