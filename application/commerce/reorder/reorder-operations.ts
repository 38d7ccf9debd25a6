import type { reorderContract } from '../../contract/reorder.ts'
import { onOwnCarts } from '../cart/on-own-carts.ts'
import type { UseCases } from '../operation.ts'
import { withFixedResponseTime } from '../shop/with-fixed-response-time.ts'
import { makeGetReorderInterval } from './get-reorder-interval.ts'
import { makeReorder } from './reorder.ts'

export const reorderOperations = {
  reorder: withFixedResponseTime(onOwnCarts(makeReorder)),
  getReorderInterval: makeGetReorderInterval,
} satisfies UseCases<typeof reorderContract>
