import type { Carrier } from '../delivery/carrier.ts'

/** A quantity of one line of an order, by line id. */
export type LineQuantity = { readonly lineId: string; readonly quantity: number }

/** One shipped parcel. */
export type Parcel = {
  readonly carrier: Carrier
  /** The tracking number or URL; absent for a plain letter. */
  readonly tracking?: string
  /** ISO instant, UTC. */
  readonly sentAt: string
  readonly packs: readonly LineQuantity[]
}
