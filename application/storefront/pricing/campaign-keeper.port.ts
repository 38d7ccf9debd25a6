import type { Campaign } from '../../../domain/pricing/campaign.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import { token } from '../../token.ts'

/** Remembers on the visitor's device which campaign brought them (cookie `vsf-atc`); the newest one counts. */
export interface CampaignKeeper {
  readonly store: (campaign: Campaign) => void
}
export const CampaignKeeper = token<CampaignKeeper>('CampaignKeeper')

/** The campaign of a product on this device, if there is one. */
export type CampaignOf = (productId: ProductId) => Campaign | undefined
