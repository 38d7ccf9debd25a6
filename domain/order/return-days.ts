/** How many days unopened packs can be returned by post, at the buyer's expense. */
export const RETURN_DAYS = 14
