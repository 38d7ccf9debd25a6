import { chf } from './money.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'

/** Iris in Switzerland, with every option disabled except the invoice. */
export const someSettings = (stated: Partial<ShopSettings> = {}): ShopSettings => ({
  brandChannel: 'iris',
  brandName: 'Iris',
  domain: 'iris.example',
  tone: 'formal',
  currency: 'CHF',
  country: 'CH',
  locale: 'de',
  priceChannel: 'iris-ch',
  salesChannel: 'iris-web',
  recommendedRetailChannel: 'iris-rrp',
  carrier: 'K',
  phone: '0800 123 456',
  internationalPhone: '+41 44 123 45 67',
  email: 'hallo@iris.example',
  workingHours: { de: 'Mo-Fr 8-18 Uhr' },
  invoice: { openAtMost: chf(50_000), countries: ['CH', 'LI'] },
  vatRates: [],
  ...stated,
})
