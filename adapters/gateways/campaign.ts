import type { CampaignOf } from '../../application/storefront/pricing/campaign-keeper.port.ts'
import type { ProductId } from '../../domain/product/product.ts'

type PricedRequest = { readonly productId: ProductId; readonly fk?: string; readonly priceChannel?: string }

/** Adds the visitor's campaign to a request; values that the page passes take precedence. */
export const underCampaign =
  (campaignOf: CampaignOf | undefined) =>
  <A extends PricedRequest>(request: A): A => {
    const campaign = campaignOf?.(request.productId)
    return campaign === undefined ? request : { fk: campaign.fk, priceChannel: campaign.priceChannel, ...request }
  }
