import type { CampaignOf } from '../../application/storefront/pricing/campaign-keeper.port.ts'
import type { ProductId } from '../../domain/product/product.ts'

type Asked = { readonly productId: ProductId; readonly fk?: string; readonly priceChannel?: string }

/** What was asked for under the visitor's campaign; what the page itself names goes first. */
export const underCampaign =
  (campaignOf: CampaignOf | undefined) =>
  <A extends Asked>(asked: A): A => {
    const campaign = campaignOf?.(asked.productId)
    return campaign === undefined ? asked : { fk: campaign.fk, priceChannel: campaign.priceChannel, ...asked }
  }
