import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'

/** The settings of each brand. */
export interface ShopRegister {
  readonly settings: (brand: BrandChannel) => ShopSettings
  readonly paymentMethods: (brand: BrandChannel) => readonly PaymentMethod[]
}
