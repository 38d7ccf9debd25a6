import type { OrderToken } from '../../../domain/order/order.ts'
import { token } from '../../token.ts'

/** What a visitor's device remembers of one purchase beside its cart: campaign, delivery, tracking, mails and links. */
export interface PurchaseTraces {
  readonly clear: () => void
  /** Remembers for an hour what the cart of this device became, for those who press once more or in another tab. */
  readonly setOrdered: (order: OrderToken) => void
  readonly clearOrdered: () => void
  readonly ordered: () => OrderToken | undefined
}
export const PurchaseTraces = token<PurchaseTraces>('PurchaseTraces')
