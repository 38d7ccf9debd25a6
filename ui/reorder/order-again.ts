/** An order that can be ordered again, by its token; with lenses, for how many days they last and until which day. */
export type OrderAgain = { readonly token: string; readonly interval?: number; readonly reorderAt?: string }
