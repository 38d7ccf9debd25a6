import type { Campaign } from '../../../domain/pricing/campaign.ts'
import { token } from '../../token.ts'

/** Remembers on the visitor's device which campaign brought them (cookie `vsf-atc`); the newest one counts. */
export interface CampaignKeeper {
  readonly keep: (campaign: Campaign) => void
}
export const CampaignKeeper = token<CampaignKeeper>('CampaignKeeper')
