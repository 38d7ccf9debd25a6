import type { CampaignFields } from '../../../domain/tracking/campaign-fields.ts'
import { token } from '../../token.ts'

/** Remembers on the visitor's device how they came, for reports. */
export interface OriginKeeper {
  readonly setSource: (source: string) => void
  readonly setCampaign: (fields: CampaignFields) => void
  /** Where one is kept already, it stays. */
  readonly setUid: (uid: string) => void
  readonly clearUid: () => void
  readonly clear: () => void
}
export const OriginKeeper = token<OriginKeeper>('OriginKeeper')
