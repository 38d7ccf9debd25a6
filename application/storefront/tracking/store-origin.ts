import { campaignFieldsIn, sourceIn } from '../../../domain/tracking/campaign-fields.ts'
import type { SessionOrigin } from './session-origin.ts'

/** Stores how the visitor arrived, as the address of the first page says. */
export const storeOrigin = (origin: SessionOrigin, page: { readonly pathname: string; readonly search: string }): void => {
  const [source, fields] = [sourceIn(page), campaignFieldsIn(page)]
  if (source !== undefined) origin.store((keeper) => { keeper.setSource(source) })
  if (fields !== undefined) origin.store((keeper) => { keeper.setCampaign(fields) })
}
