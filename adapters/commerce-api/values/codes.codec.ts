import * as E from 'fp-ts/lib/Either.js'
import { CART_PARTS } from '../../../domain/cart/cart-digest.ts'
import { CHECKOUT_STATES } from '../../../domain/checkout/checkout-state.ts'
import { CURRENCIES } from '../../../domain/money/currency.ts'
import { ORDER_STATUSES } from '../../../domain/order/order.ts'
import { PAYMENT_METHODS } from '../../../domain/checkout/payment-method.ts'
import { EYES, OPTION_KEYS } from '../../../domain/prescription/lens-option.ts'
import { PRODUCT_TYPES } from '../../../domain/product/product-type.ts'
import { FACETS } from '../../../domain/listing/listing-query.ts'
import { UNDERSTOOD_KEYS } from '../../../domain/search/typed-line.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { makeCountry, shopCountries, type Country } from '../../../domain/shop/country.ts'
import { LOCALES, toBackendLocale } from '../../../domain/shop/locale.ts'
import { oneOf } from '../codec/one-of.ts'
import { ofPattern, textCodec } from '../codec/value-codec.ts'

export const LocaleCode = oneOf('LocaleCode', LOCALES)
export const BackendLocaleCode = oneOf('BackendLocaleCode', LOCALES.map(toBackendLocale))
export const CurrencyCode = oneOf('CurrencyCode', CURRENCIES)
export const BrandChannelCode = oneOf('BrandChannelCode', BRAND_CHANNELS)
export const CheckoutStateCode = oneOf('CheckoutStateCode', CHECKOUT_STATES)
export const CartPartCode = oneOf('CartPartCode', CART_PARTS)
export const OrderStatusCode = oneOf('OrderStatusCode', ORDER_STATUSES)
export const PaymentMethodCode = oneOf('PaymentMethodCode', PAYMENT_METHODS)
export const ProductTypeCode = oneOf('ProductTypeCode', PRODUCT_TYPES)
export const EyeCode = oneOf('EyeCode', EYES)
export const OptionKeyCode = oneOf('OptionKeyCode', OPTION_KEYS)
export const FacetCode = oneOf('FacetCode', FACETS)
export const UnderstoodKeyCode = oneOf('UnderstoodKeyCode', UNDERSTOOD_KEYS)

const ISO_COUNTRY = /^[A-Z]{2}$/

/** Accepts also countries that only the configuration knows: a stored address has been checked. */
export const CountryCode = textCodec<Country>(
  'CountryCode',
  (text) => (ISO_COUNTRY.test(text) ? makeCountry(text, shopCountries([text])) : E.left(text)),
  ofPattern(ISO_COUNTRY, 'CH'),
)
