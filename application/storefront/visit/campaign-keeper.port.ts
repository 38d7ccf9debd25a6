import type { Campaign } from '../../../domain/pricing/campaign.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import { token } from '../../token.ts'

/** Stores the campaign that led the visitor to the shop (cookie `vsf-atc`); the latest one counts. */
export interface CampaignKeeper {
  readonly store: (campaign: Campaign) => void
}
export const CampaignKeeper = token<CampaignKeeper>('CampaignKeeper')

/** The stored campaign of a product, if any. */
export type CampaignOf = (productId: ProductId) => Campaign | undefined
export const CampaignOf = token<CampaignOf>('CampaignOf')
