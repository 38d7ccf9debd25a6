import type { ShopSettings } from './shop-settings.ts'

/** Where a brand's shop is reached, without a slash at its end: as it is run, or below its own domain. */
export const shopOrigin = ({ publicUrl, domain }: Pick<ShopSettings, 'publicUrl' | 'domain'>): string => publicUrl ?? `https://${domain}`
