/** Days in which unopened packs come back by mail, at the buyer's expense. */
export const RETURN_DAYS = 14
