/** How long a network counts as one's own after signing in there; milliseconds. */
export const OWN_PLACE_FOR = 30 * 24 * 3600 * 1000
