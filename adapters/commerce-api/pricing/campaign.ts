import type { ProductId } from '../../../domain/product/product.ts'

/** What a campaign's link left on the visitor's device; it holds for its one product only (decision A47). */
export type Campaign = { readonly productId: ProductId; readonly fk: string; readonly priceChannel: string }

/** The campaign of a product on this device, if there is one. */
export type CampaignOf = (productId: ProductId) => Campaign | undefined

type Asked = { readonly productId: ProductId; readonly fk?: string; readonly priceChannel?: string }

/** What was asked for under the visitor's campaign; what the page itself names goes first. */
export const withCampaign = <A extends Asked>(campaignOf: CampaignOf | undefined, asked: A): A => {
  const campaign = campaignOf?.(asked.productId)
  return campaign === undefined ? asked : { fk: campaign.fk, priceChannel: campaign.priceChannel, ...asked }
}
