import type { ReckonInterval } from '../../application/commerce/reorder/reckon-interval.ts'
import type { RepeatOrder } from '../../application/commerce/reorder/repeat-order.ts'
import type { ReorderGateway } from '../../application/storefront/reorder/reorder-gateway.port.ts'

type Deps = { readonly repeatOrder: RepeatOrder; readonly reckonInterval: ReckonInterval }

export const makeInProcessReorders = (shop: Deps): ReorderGateway => ({
  reorder: (asked) => shop.repeatOrder(asked),
  interval: shop.reckonInterval,
})
