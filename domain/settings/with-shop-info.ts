import type { ShopInfo } from '../content/shop-info.ts'
import { inEveryLocale, inLocale, type Locale } from '../shop/locale.ts'
import type { ShopSettings } from './shop-settings.ts'

const or = (said: string | undefined, otherwise: string): string => (said === undefined || said === '' ? otherwise : said)

/**
 * A shop as its editors say it is reached; what they leave open stays as it was set up. Telephone and mailbox are one in all
 * languages: the German settings name them.
 */
export const withShopInfo = (shop: ShopSettings, infoIn: (locale: Locale) => ShopInfo | undefined): ShopSettings => {
  const info = infoIn(shop.locale)
  const { details } = shop
  const returnAddress = info?.returnAddress ?? []
  return {
    ...shop,
    phone: or(info?.phone, shop.phone),
    internationalPhone: or(info?.internationalPhone, shop.internationalPhone),
    email: or(info?.email, shop.email),
    workingHours: inEveryLocale((locale) => or(infoIn(locale)?.workingHours, inLocale(shop.workingHours, locale))),
    ...(details === undefined || returnAddress.length === 0 ? {} : { details: { ...details, returnAddress } }),
  }
}
