import type { CartGateway } from '../../application/storefront/cart/cart-gateway.port.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import { itemRequest } from '../commerce-api/cart/item-request.codec.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import type { CampaignOf } from '../commerce-api/pricing/campaign.ts'
import { withCampaign } from '../commerce-api/pricing/campaign.ts'
import type { Call } from './call.ts'

type Deps = {
  readonly call: Call
  readonly shop: Pick<ShopSettings, 'priceChannel'>
  readonly campaignOf?: CampaignOf
}

export const makeHttpCarts = ({ call, shop, campaignOf }: Deps): CartGateway => ({
  create: (locale) => call(OPERATIONS.createCart, { locale }),
  cart: (token) => call(OPERATIONS.getCart, { path: { token } }),
  addItems: (token, items) =>
    call(OPERATIONS.addToCart, {
      path: { token },
      body: { items: items.map((item) => itemRequest(withCampaign(campaignOf, item), shop.priceChannel)) },
    }),
  changeQuantity: (token, lineId, quantity) =>
    call(OPERATIONS.updateCartQuantity, { path: { token, item_id: lineId }, body: { quantity } }),
  removeLine: (token, lineId) => call(OPERATIONS.removeFromCart, { path: { token, item_id: lineId } }),
})
