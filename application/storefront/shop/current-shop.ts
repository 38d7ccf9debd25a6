import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { token } from '../../token.ts'

/** The settings of the brand this storefront runs as. */
export const CurrentShop = token<ShopSettings>('CurrentShop')
