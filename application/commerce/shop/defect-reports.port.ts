/** Where an error occurred, without personal data. */
export type MetAt = {
  /** The operation or route of the request. */
  readonly operation?: string
  /** The request id in the log. */
  readonly request?: string
}

/**
 * Reports errors to an external service, without personal data. It returns at once, never throws, and reports only a few of many in a row.
 */
export interface DefectReports {
  readonly report: (defect: unknown, at: MetAt) => void
  /** The number of errors not reported so far: too many, or the service did not accept them. */
  readonly lostReports: () => number
}
