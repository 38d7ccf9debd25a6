import type { Carrier } from '../delivery/carrier.ts'

/** Packs of one line of an order, by the line's id. */
export type LineQuantity = { readonly lineId: string; readonly quantity: number }

/** What left in one go. */
export type Parcel = {
  readonly carrier: Carrier
  /** The number the carrier gave it, or the address at which it can be followed; a plain letter has neither. */
  readonly tracking?: string
  /** ISO instant, UTC. */
  readonly sentAt: string
  readonly packs: readonly LineQuantity[]
}
