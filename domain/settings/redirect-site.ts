import type { Locale } from '../shop/locale.ts'
import type { RedirectSite } from '../identity/resolve-redirect.ts'
import { omitUndefined } from '../omit-undefined.ts'
import { shopOrigin } from './shop-origin.ts'
import type { ShopSettings } from './shop-settings.ts'

type Shop = Pick<ShopSettings, 'publicUrl' | 'domain' | 'partners' | 'contentSpaces'>

/** The redirect rules for a page of a brand's shop in a language. */
export const redirectSite = (shop: Shop, locale: Locale): RedirectSite =>
  ({ own: shopOrigin(shop), locale, ...omitUndefined({ partners: shop.partners, contentSpaces: shop.contentSpaces }) })
