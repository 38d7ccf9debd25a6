import type { PurchaseTraces } from '../../application/storefront/cart/purchase-traces.port.ts'
import type { OrderToken } from '../../domain/order/order.ts'

/** The data of a purchase on a device, in memory. */
export const openPurchaseTraces = (): PurchaseTraces => {
  let ordered: OrderToken | undefined
  return {
    clear: () => undefined, setOrdered: (order) => { ordered = order }, clearOrdered: () => { ordered = undefined },
    ordered: () => ordered,
  }
}
