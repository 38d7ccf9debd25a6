
/** How long an order waits for its money after the last attempt to pay it; milliseconds. */
export type PaymentPatience = { readonly milliseconds: number }
