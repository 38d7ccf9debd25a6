import type { ProductId } from '../../../domain/product/product.ts'
import type { CampaignOf } from './campaign-keeper.port.ts'

type PricedRequest = { readonly productId: ProductId; readonly fk?: string; readonly priceChannel?: string }

/** Adds the visitor's campaign to a request; values that the page passes take precedence. */
export const underCampaign =
  (campaignOf: CampaignOf) =>
  <Request extends PricedRequest>(request: Request): Request => {
    const campaign = campaignOf(request.productId)
    return campaign === undefined ? request : { fk: campaign.fk, priceChannel: campaign.priceChannel, ...request }
  }
