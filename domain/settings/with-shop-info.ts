import type { ShopInfo } from '../content/shop-info.ts'
import { inEveryLocale, inLocale, type Locale } from '../shop/locale.ts'
import type { ShopSettings } from './shop-settings.ts'

const orDefault = (text: string | undefined, fallback: string): string => (text === undefined || text === '' ? fallback : text)

/**
 * The shop's settings with the contact data of its editors; missing data stays as configured. Telephone and e-mail address are the same
 * in all languages and taken from the German settings.
 */
export const withShopInfo = (shop: ShopSettings, infoIn: (locale: Locale) => ShopInfo | undefined): ShopSettings => {
  const info = infoIn(shop.locale)
  const { details } = shop
  const returnAddress = info?.returnAddress ?? []
  return {
    ...shop,
    phone: orDefault(info?.phone, shop.phone),
    internationalPhone: orDefault(info?.internationalPhone, shop.internationalPhone),
    email: orDefault(info?.email, shop.email),
    workingHours: inEveryLocale((locale) => orDefault(infoIn(locale)?.workingHours, inLocale(shop.workingHours, locale))),
    ...(details === undefined || returnAddress.length === 0 ? {} : { details: { ...details, returnAddress } }),
  }
}
