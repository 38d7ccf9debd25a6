import { token } from '../../token.ts'

/** What a visitor's device remembers of one purchase beside its cart: campaign, delivery, tracking, mails and links. */
export interface PurchaseTraces {
  readonly forget: () => void
}
export const PurchaseTraces = token<PurchaseTraces>('PurchaseTraces')
