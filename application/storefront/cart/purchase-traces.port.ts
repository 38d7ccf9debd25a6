import type { OrderToken } from '../../../domain/order/order.ts'
import { token } from '../../token.ts'

/** What the device stores about a purchase besides its cart: campaign, delivery, tracking, mails and links. */
export interface PurchaseTraces {
  readonly clear: () => void
  /** Stores for an hour which order the cart became, for a second click or another tab. */
  readonly setOrdered: (order: OrderToken) => void
  readonly clearOrdered: () => void
  readonly ordered: () => OrderToken | undefined
}
export const PurchaseTraces = token<PurchaseTraces>('PurchaseTraces')
