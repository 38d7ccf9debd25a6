import * as t from 'io-ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { toBackendLocale, type Locale } from '../../../domain/shop/locale.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { closed } from '../codec/closed.ts'
import { nullable } from '../codec/nullable.ts'
import { shortList } from '../codec/short-list.ts'
import { BackendLocaleCode, BrandChannelCode } from '../values/codes.codec.ts'
import { TokenInput, QuantityText, ProductIdNumber } from '../values/names.codec.ts'
import { OptionRecord, optionToWire } from '../values/option.codec.ts'
import { ExactText } from '../values/request-text.codec.ts'

const RecommendedFor = closed('RecommendedFor', {
  product_id: ProductIdNumber, option: OptionRecord, quantity: QuantityText,
})

/** The cart to recommend for (Commerce §3). The server looks it up; the other fields decide nothing. */
export const RecommendationRequest = closed('RecommendationRequest', {
  brand_channel: BrandChannelCode,
  sales_channel: ExactText,
  locale: BackendLocaleCode,
  cart_token: TokenInput,
  cart_id: t.number,
  items: shortList(RecommendedFor),
  account_id: nullable(ExactText),
  location: t.literal('cart'),
})
export type RecommendationRequest = t.TypeOf<typeof RecommendationRequest>

type At = { readonly shop: Pick<ShopSettings, 'brandChannel' | 'salesChannel'>; readonly locale: Locale }

export const recommendationRequest = (cart: Cart, { shop, locale }: At, accountId?: string): RecommendationRequest => ({
  brand_channel: shop.brandChannel,
  sales_channel: shop.salesChannel,
  locale: toBackendLocale(locale),
  cart_token: cart.token,
  cart_id: cart.id,
  items: cart.lines.map(({ productId, eye, option, quantity }) => ({
    product_id: productId, option: optionToWire(eye, option), quantity,
  })),
  account_id: accountId ?? null,
  location: 'cart',
})
