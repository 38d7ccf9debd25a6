import type { ReorderGateway } from '../../application/storefront/reorder/reorder-gateway.port.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import { reorderIntervalRequest } from '../commerce-api/reorder/reorder-interval.codec.ts'
import { reorderRequest } from '../commerce-api/reorder/reorder-request.codec.ts'
import type { Call } from './call.ts'

export const makeHttpReorders = ({ call }: { readonly call: Call }): ReorderGateway => ({
  reorder: (asked) => call(OPERATIONS.reorder, { body: reorderRequest(asked) }),
  interval: (asked) => call(OPERATIONS.getReorderInterval, { body: reorderIntervalRequest(asked) }),
})
