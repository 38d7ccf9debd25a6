import * as t from 'io-ts'
import type { Cart, CartLine } from '../../../domain/cart/cart.ts'
import { toBackendLocale } from '../../../domain/shop/locale.ts'
import { computed, list, ofSender, orNull, written } from '../codec/field.ts'
import { closedRecord } from '../codec/record.ts'
import { BackendLocaleCode, BrandChannelCode } from '../values/codes.codec.ts'
import { TokenInput, QuantityText, ProductIdNumber } from '../values/names.codec.ts'
import { OptionRecord, optionToWire } from '../values/option.codec.ts'
import { ExactText } from '../values/request-text.codec.ts'

const RecommendedFor = closedRecord<Pick<CartLine, 'productId'>>('RecommendedFor', {
  productId: ProductIdNumber,
  option: written(OptionRecord, ({ eye, option }: CartLine) => optionToWire(eye, option)),
  quantity: written(QuantityText, ({ quantity }: CartLine) => quantity),
})

export type WholeCart = { readonly cart: Cart; readonly accountId?: string }

/** The cart to recommend for (Commerce §3). The server looks it up; the other fields decide nothing. */
export const RecommendationRequest = closedRecord<{ readonly cart: { readonly token: string } }>('RecommendationRequest', {
  brand_channel: ofSender(BrandChannelCode, ({ shop }) => shop?.brandChannel),
  sales_channel: ofSender(ExactText, ({ shop }) => shop?.salesChannel),
  locale: ofSender(BackendLocaleCode, ({ locale = 'de' }) => toBackendLocale(locale)),
  cart: computed(({ cart_token: token }: { readonly cart_token: string }) => ({ token })),
  cart_token: written(TokenInput, ({ cart }: WholeCart) => cart.token),
  cart_id: written(t.number, ({ cart }: WholeCart) => cart.id),
  items: written(list(RecommendedFor), ({ cart }: WholeCart) => cart.lines),
  account_id: written(orNull(ExactText), ({ accountId }: WholeCart) => accountId),
  location: written(t.literal('cart'), () => 'cart' as const),
})
