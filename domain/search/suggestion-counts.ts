/** Requested hits, and rows shown below the search box (Commerce §2). */
export const HITS_REQUESTED = 6
export const MAX_SUGGESTIONS = 5
