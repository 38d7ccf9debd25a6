/** Loads once; a failed load is retried by the next call. */
export const loadOnce = <Value,>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}
