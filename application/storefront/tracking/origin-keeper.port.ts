import type { CampaignFields } from '../../../domain/tracking/campaign-fields.ts'
import { token } from '../../token.ts'

/** Stores on the visitor's device how they arrived, for reports. */
export interface OriginKeeper {
  readonly setSource: (source: string) => void
  readonly setCampaign: (fields: CampaignFields) => void
  /** A stored one stays. */
  readonly setUid: (uid: string) => void
  readonly clearUid: () => void
  readonly clear: () => void
}
export const OriginKeeper = token<OriginKeeper>('OriginKeeper')
