import * as E from 'fp-ts/lib/Either.js'
import type { reorderContract } from '../../../application/contract/reorder.ts'
import { route, type Routes } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { withBody } from '../operations/request-forms.ts'
import {
  ReorderIntervalCodec, ReorderIntervalRequest, reorderIntervalRequest, type Supplied, suppliedOf,
} from './reorder-interval.codec.ts'
import { type ReorderInput, reorderOf, reorderRequest, ReorderRequestWire } from './reorder-request.codec.ts'
import { ReorderResultCodec, reorderResultToWire } from './reorder-result.codec.ts'

export const reorderRoutes = {
  reorder: route(
    'POST /api/reorders', 'Reorder: add the items of an earlier order to a cart',
    withBody<ReorderRequestWire, ReorderInput>({
      body: ReorderRequestWire,
      encode: (input) => ({ body: reorderRequest(input) }),
      decode: reorderOf,
    }),
    replyWith(ReorderResultCodec, (result, { locale }) => reorderResultToWire(result, locale)),
  ),
  getReorderInterval: route(
    'POST /api/reorder-interval', 'Estimate in how many days items are used up',
    withBody<ReorderIntervalRequest, Supplied>({
      body: ReorderIntervalRequest,
      encode: (supplied) => ({ body: reorderIntervalRequest(supplied) }),
      decode: (wire) => E.right(suppliedOf(wire)),
    }),
    replyWith(ReorderIntervalCodec, ({ interval, reorderAt }) => ({ interval, reorder_at: reorderAt })),
  ),
} satisfies Routes<typeof reorderContract>
