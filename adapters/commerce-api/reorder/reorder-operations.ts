import { operation } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { withBody } from '../operations/request-forms.ts'
import {
  ReorderIntervalCodec,
  ReorderIntervalRequest,
  reorderIntervalRequest,
  suppliedOf,
  type Supplied,
} from './reorder-interval.codec.ts'
import { reorderOf, reorderRequest, ReorderRequestWire, type ReorderInput } from './reorder-request.codec.ts'
import { ReorderResultCodec, reorderResultToWire } from './reorder-result.codec.ts'
import * as E from 'fp-ts/lib/Either.js'

export const reorderOperations = {
  reorder: operation(
    'POST /api/reorders', 'Reorder: add the items of an earlier order to a cart', 'order to repeat',
    withBody<ReorderRequestWire, ReorderInput>({
      body: ReorderRequestWire,
      encode: (input) => ({ body: reorderRequest(input) }),
      decode: reorderOf,
    }),
    replyWith(ReorderResultCodec, (result, { locale }) => reorderResultToWire(result, locale)),
  ),
  getReorderInterval: operation(
    'POST /api/reorder-interval', 'Estimate in how many days items are used up', 'anyone',
    withBody<ReorderIntervalRequest, Supplied>({
      body: ReorderIntervalRequest,
      encode: (supplied) => ({ body: reorderIntervalRequest(supplied) }),
      decode: (wire) => E.right(suppliedOf(wire)),
    }),
    replyWith(ReorderIntervalCodec, ({ interval, reorderAt }) => ({ interval, reorder_at: reorderAt })),
  ),
}
