import type { PurchaseTraces } from '../../application/storefront/cart/purchase-traces.port.ts'
import type { OrderToken } from '../../domain/order/order.ts'

/** What a device remembers of its purchase, in memory. */
export const openPurchaseTraces = (): PurchaseTraces => {
  let ordered: OrderToken | undefined
  return {
    clear: () => undefined, setOrdered: (order) => { ordered = order }, clearOrdered: () => { ordered = undefined },
    ordered: () => ordered,
  }
}
