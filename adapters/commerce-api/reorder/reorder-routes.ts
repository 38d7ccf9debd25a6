import type { reorderContract } from '../../../application/contract/reorder.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest } from '../operations/request-forms.ts'
import { ReorderIntervalRecord, ReorderIntervalRequest } from './reorder-interval.codec.ts'
import { reorderRequest } from './reorder-request.codec.ts'
import { ReorderResultRecord } from './reorder-result.codec.ts'

export const reorderRoutes = {
  reorder: route(
    'POST /api/reorders', 'Reorder: add the items of an earlier order to a cart',
    reorderRequest,
    reply(ReorderResultRecord),
  ),
  getReorderInterval: route(
    'POST /api/reorder-interval', 'Estimate in how many days items are used up',
    bodyRequest(ReorderIntervalRequest), reply(ReorderIntervalRecord),
  ),
} satisfies Routes<typeof reorderContract>
