/** Remembers, for as long as a tab is open, what was tracked last of a thing. */
export interface TrackedKeeper {
  readonly last: (what: string) => string | undefined
  readonly remember: (what: string, value: string) => void
}
