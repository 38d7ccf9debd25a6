import type { QuoteProductPrice } from '../../application/commerce/cart/quote-product-price.ts'
import type { At } from '../../application/commerce/shop/at.ts'
import type { PricingGateway } from '../../application/storefront/pricing/pricing-gateway.port.ts'
import { withCampaign, type CampaignOf } from '../commerce-api/pricing/campaign.ts'

type Deps = { readonly quoteProductPrice: QuoteProductPrice; readonly campaignOf?: CampaignOf }

export const makeInProcessPricing = ({ quoteProductPrice, campaignOf }: Deps, at: At): PricingGateway => ({
  price: (asked) => quoteProductPrice(withCampaign(campaignOf, asked), at),
})
