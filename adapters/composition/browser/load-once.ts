/** Brings something once; what did not arrive is tried again the next time. */
export const loadOnce = <Thing,>(bring: () => Promise<Thing>): (() => Promise<Thing>) => {
  let loading: Promise<Thing> | undefined
  return () =>
    (loading ??= bring().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}
