/** How much of a variant is on hand (negative: owed to earlier orders) and whether its maker stopped deliveries. */
export type Stock = { readonly onHand: number; readonly stopOrder: boolean }

/** Days (yyyy-MM-dd, Europe/Zurich) between which a parcel is expected. */
export type ArrivalRange = { readonly min: string; readonly max: string }
