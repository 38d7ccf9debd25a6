import type { ShopRegister } from '../../application/commerce/shop/shop-register.port.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'

/**
 * Brands by their settings, each paid in the same ways. Asking for a brand that is not set up is a fault of the set-
 * up.
 */
export const openShopRegister = (
  brands: readonly ShopSettings[],
  paymentMethods: readonly PaymentMethod[],
): ShopRegister => ({
  settings: (brand) => {
    const settings = brands.find((one) => one.brandChannel === brand)
    if (settings === undefined) throw new Error(`No shop is set up for ${brand}`)
    return settings
  },
  paymentMethods: () => paymentMethods,
})
