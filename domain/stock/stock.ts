/** The stock of a variant (negative: owed to earlier orders), and whether its manufacturer stopped deliveries. */
export type Stock = {
  readonly onHand: number
  readonly stopOrder: boolean
  /** The sale is stopped, whatever is on hand. */
  readonly isSaleStopped?: true
}

/** Nothing on hand, but deliveries continue. */
export const NEVER_STOCKED: Stock = { onHand: 0, stopOrder: false }

/** The stock of a product whose sale is stopped: none, and no restocking. */
export const SALE_STOPPED_STOCK: Stock = { onHand: 0, stopOrder: true, isSaleStopped: true }

/** The days (yyyy-MM-dd, Europe/Zurich) between which a parcel is expected. */
export type ArrivalRange = { readonly min: string; readonly max: string }
