import type { ShopSettings } from '../../../domain/shop/shop-settings.ts'
import { token } from '../../token.ts'

/** The settings of the brand this storefront runs as. */
export const CurrentShop = token<ShopSettings>('CurrentShop')
