import { sessionInMemory } from '../../adapters/memory/identity/session-in-memory.ts'
import type { makeReorder } from '../../application/commerce/reorder/reorder.ts'
import type { ReorderRequest } from '../../application/commerce/reorder/reorder-request.ts'
import { GUEST } from './commerce.ts'

/** Reorders as the caller that a request describes. */
export const reorderOf = (reorder: ReturnType<typeof makeReorder>) => ({ accountId, from, ordered, ...input }: ReorderRequest) =>
  reorder({ ...GUEST, owner: accountId, from, session: { ...sessionInMemory(), ordered: () => ordered } }, input)
