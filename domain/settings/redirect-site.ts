import type { Locale } from '../shop/locale.ts'
import type { RedirectSite } from '../identity/resolve-redirect.ts'
import { omitUndefined } from '../omit-undefined.ts'
import { shopOrigin } from './shop-origin.ts'
import type { ShopSettings } from './shop-settings.ts'

type Shop = Pick<ShopSettings, 'publicUrl' | 'domain' | 'partners' | 'contentSpaces'>

/** Where a brand's shop may lead its visitors from a page in a language. */
export const redirectSite = (shop: Shop, locale: Locale): RedirectSite =>
  ({ own: shopOrigin(shop), locale, ...omitUndefined({ partners: shop.partners, contentSpaces: shop.contentSpaces }) })
