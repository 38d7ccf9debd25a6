/** How much of a variant is on hand (negative: owed to earlier orders) and whether its maker stopped deliveries. */
export type Stock = {
  readonly onHand: number
  readonly stopOrder: boolean
  /** The shop sells none of it at present, whatever is on hand. */
  readonly isSaleStopped?: true
}

/** What can be had of a product whose sale is stopped: none, and none is coming. */
export const SALE_STOPPED_STOCK: Stock = { onHand: 0, stopOrder: true, isSaleStopped: true }

/** Days (yyyy-MM-dd, Europe/Zurich) between which a parcel is expected. */
export type ArrivalRange = { readonly min: string; readonly max: string }
