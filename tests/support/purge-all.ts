import { LEFTOVERS, type Leftovers } from '../../application/commerce/privacy/leftovers.port.ts'
import type { RetentionCutoffs } from '../../domain/settings/kept-for.ts'
import { value } from './outcome.ts'

/** Drops every kind of leftover, as a round of the job does. */
export const purgeAll = async (leftovers: Leftovers, until: RetentionCutoffs): Promise<void> => {
  for (const leftover of LEFTOVERS) while (await value(leftovers.drop(leftover, until)));
}
