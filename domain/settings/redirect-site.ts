import type { Locale } from '../shop/locale.ts'
import type { RedirectSite } from '../identity/resolve-redirect.ts'
import { shopOrigin } from './shop-origin.ts'
import type { ShopSettings } from './shop-settings.ts'

/** Where a brand's shop may lead its visitors from a page in a language. */
export const redirectSite = (shop: Pick<ShopSettings, 'publicUrl' | 'domain' | 'partners'>, locale: Locale): RedirectSite =>
  ({ own: shopOrigin(shop), locale, ...(shop.partners === undefined ? {} : { partners: shop.partners }) })
