import { EXPIRED_DATA_KINDS, type ExpiredData } from '../../application/commerce/privacy/expired-data.port.ts'
import type { RetentionCutoffs } from '../../domain/settings/retention.ts'
import { value } from './outcome.ts'

/** Deletes every kind of expired data, as the job does. */
export const purgeAll = async (expiredData: ExpiredData, until: RetentionCutoffs): Promise<void> => {
  for (const leftover of EXPIRED_DATA_KINDS) while (await value(expiredData.purge(leftover, until)));
}
