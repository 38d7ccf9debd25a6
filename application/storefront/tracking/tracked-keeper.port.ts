/** Stores what was tracked last about a subject, as long as a tab is open. */
export interface TrackedKeeper {
  readonly last: (what: string) => string | undefined
  readonly remember: (what: string, value: string) => void
}
