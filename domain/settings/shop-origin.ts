import type { ShopSettings } from './shop-settings.ts'

/** The origin of a brand's shop without a trailing slash: the configured one, or that of its domain. */
export const shopOrigin = ({ publicUrl, domain }: Pick<ShopSettings, 'publicUrl' | 'domain'>): string => publicUrl ?? `https://${domain}`
