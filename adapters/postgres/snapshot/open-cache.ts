/** Calls `load` once per name and caches its result, but no failure. When the cache is full, it is cleared. */
export const openCache = <Value>(maximum: number) => {
  const cache = new Map<string, Promise<Value>>()
  const startLoading = (name: string, load: () => Promise<Value>): Promise<Value> => {
    if (cache.size >= maximum) cache.clear()
    const loading = load()
    cache.set(name, loading)
    loading.catch(() => cache.delete(name))
    return loading
  }
  return (name: string, load: () => Promise<Value>): Promise<Value> => cache.get(name) ?? startLoading(name, load)
}
