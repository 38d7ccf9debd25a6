/** Brings something once; what did not arrive is tried again the next time. */
export const loadOnce = <Thing,>(bring: () => Promise<Thing>): (() => Promise<Thing>) => {
  let brought: Promise<Thing> | undefined
  return () =>
    (brought ??= bring().catch((error: unknown) => {
      brought = undefined
      throw error
    }))
}
