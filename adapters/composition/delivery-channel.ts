import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import type { DeliveryChannel } from '../commerce-api/delivery/delivery-request.codec.ts'

/** Under which names a storefront asks for delivery dates. */
export const deliveryChannelOf = ({ salesChannel, country }: Pick<ShopSettings, 'salesChannel' | 'country'>): DeliveryChannel => ({
  catalog: salesChannel,
  carrier: 'swisspost',
  country,
})
