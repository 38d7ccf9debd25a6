/** Stores on the visitor's device that unfinished work is shown. */
export interface WipKeeper {
  readonly read: () => string | undefined
  readonly store: () => void
  readonly clear: () => void
}
