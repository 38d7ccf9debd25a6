import { formatMoney } from '../../domain/money/money-format.ts'
import { shopCountries } from '../../domain/shop/country.ts'
import type { Country } from '../../domain/shop/country.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { ShopDetails, ShopSettings } from '../../domain/settings/shop-settings.ts'

/** The facts of the shop for information pages; amounts that are not set are absent (decision A64). */
export type ShopFacts = {
  readonly brandName: string
  readonly domain: string
  readonly currency: string
  readonly phone: string
  readonly internationalPhone: string
  readonly email: string
  readonly workingHours: string
  readonly details?: ShopDetails
  readonly countries: readonly Country[]
  readonly freeShippingFrom?: string
  readonly orderLimit?: { readonly limit: string; readonly countries: readonly Country[] }
}

export const toShopFacts = (shop: ShopSettings, locale: Locale): ShopFacts => {
  const { brandName, domain, currency, phone, internationalPhone, email, freeShippingThreshold, orderLimit } = shop
  return {
    brandName,
    domain,
    currency,
    phone,
    internationalPhone,
    email,
    workingHours: inLocale(shop.workingHours, locale),
    countries: shopCountries(shop.extraCountries),
    ...(shop.details === undefined ? {} : { details: shop.details }),
    ...(freeShippingThreshold === undefined ? {} : { freeShippingFrom: formatMoney(freeShippingThreshold) }),
    ...(orderLimit === undefined
      ? {}
      : { orderLimit: { limit: formatMoney(orderLimit.limit), countries: orderLimit.countries } }),
  }
}
