import type { DueErasures, ErasureEffect } from '../../application/commerce/privacy/due-erasures.port.ts'
import { value } from './outcome.ts'

/** Reduces each order that is old enough, as the job does; returns their number. */
export const reduceDueOrders = async (
  { dueErasures }: { readonly dueErasures: DueErasures }, effect: Pick<ErasureEffect, 'at' | 'names'>,
): Promise<number> => {
  let count = 0
  for (const { token } of await value(dueErasures.toReduce({ at: effect.at, limit: 9 })))
    if (await value(dueErasures.reduceOrder(token, effect))) count += 1
  return count
}
