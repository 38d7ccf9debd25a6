/** Where a defect was met, in words that name nobody. */
export type MetAt = {
  /** The operation or route that was asked. */
  readonly operation?: string
  /** The number under which the log has the same. */
  readonly request?: string
}

/**
 * Tells whoever looks after the shop of defects, outside it. What is told names nobody. It returns at once, never throws, and tells
 * of many in a row by a few.
 */
export interface DefectReports {
  readonly report: (defect: unknown, at: MetAt) => void
  /** Of how many it told nobody until now: there were too many, or nobody took the report. */
  readonly untold: () => number
}
