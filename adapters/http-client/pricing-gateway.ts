import type { PricingGateway } from '../../application/storefront/pricing/pricing-gateway.port.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import { withCampaign, type CampaignOf } from '../commerce-api/pricing/campaign.ts'
import { pricingParams } from '../commerce-api/pricing/pricing-params.ts'
import type { Call } from './call.ts'

type Deps = {
  readonly call: Call
  readonly shop: Pick<ShopSettings, 'priceChannel' | 'recommendedRetailChannel'>
  readonly campaignOf?: CampaignOf
}

export const makeHttpPricing = ({ call, shop, campaignOf }: Deps): PricingGateway => ({
  price: (asked) => call(OPERATIONS.getPricing, { query: pricingParams(withCampaign(campaignOf, asked), shop) }),
})
