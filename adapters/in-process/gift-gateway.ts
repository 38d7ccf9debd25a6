import type { DeclineCartTrials } from '../../application/commerce/cart/decline-cart-trials.ts'
import type { GiftGateway } from '../../application/storefront/cart/gift-gateway.port.ts'

export const makeInProcessGifts = (shop: { readonly declineCartTrials: DeclineCartTrials }): GiftGateway => ({
  optOut: shop.declineCartTrials,
})
