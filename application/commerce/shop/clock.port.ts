
/** The only source of the time of day. */
export interface Clock {
  readonly now: () => Date
}
