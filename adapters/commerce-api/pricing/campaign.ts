import type { Campaign } from '../../../domain/pricing/campaign.ts'
import type { ProductId } from '../../../domain/product/product.ts'

/** The campaign of a product on this device, if there is one. */
export type CampaignOf = (productId: ProductId) => Campaign | undefined

type Asked = { readonly productId: ProductId; readonly fk?: string; readonly priceChannel?: string }

/** What was asked for under the visitor's campaign; what the page itself names goes first. */
export const withCampaign = <A extends Asked>(campaignOf: CampaignOf | undefined, asked: A): A => {
  const campaign = campaignOf?.(asked.productId)
  return campaign === undefined ? asked : { fk: campaign.fk, priceChannel: campaign.priceChannel, ...asked }
}
