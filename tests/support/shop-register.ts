import type { ShopRegister } from '../../application/commerce/shop/shop-register.port.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'

/** Brands by their settings, all with the same payment methods; a brand without settings is configured as the first. */
export const openShopRegister = (
  [first, ...others]: readonly [ShopSettings, ...ShopSettings[]],
  paymentMethods: readonly PaymentMethod[],
): ShopRegister => ({
  settings: (brand) => [first, ...others].find((one) => one.brandChannel === brand) ?? { ...first, brandChannel: brand },
  paymentMethods: () => paymentMethods,
})
