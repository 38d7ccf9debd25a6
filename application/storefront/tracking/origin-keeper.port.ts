import type { CampaignFields } from '../../../domain/tracking/campaign-fields.ts'
import { token } from '../../token.ts'

/** Remembers on the visitor's device how they came, for reports. */
export interface OriginKeeper {
  readonly keepSource: (source: string) => void
  readonly keepCampaign: (fields: CampaignFields) => void
  /** Where one is kept already, it stays. */
  readonly keepUid: (uid: string) => void
  readonly forgetUid: () => void
  readonly forget: () => void
}
export const OriginKeeper = token<OriginKeeper>('OriginKeeper')
