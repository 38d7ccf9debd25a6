import type { reorderContract } from '../../../application/contract/reorder.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, withBody } from '../operations/request-forms.ts'
import { ReorderIntervalRecord, ReorderIntervalRequest } from './reorder-interval.codec.ts'
import { reorderOf, reorderRequest, ReorderRequestWire } from './reorder-request.codec.ts'
import { ReorderResultRecord } from './reorder-result.codec.ts'

export const reorderRoutes = {
  reorder: route(
    'POST /api/reorders', 'Reorder: add the items of an earlier order to a cart',
    withBody({
      body: ReorderRequestWire,
      encode: (input) => ({ body: reorderRequest(input) }),
      decode: reorderOf,
    }),
    reply(ReorderResultRecord),
  ),
  getReorderInterval: route(
    'POST /api/reorder-interval', 'Estimate in how many days items are used up',
    bodyRequest(ReorderIntervalRequest), reply(ReorderIntervalRecord),
  ),
} satisfies Routes<typeof reorderContract>
