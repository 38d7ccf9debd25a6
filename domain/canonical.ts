/** The same value with its keys sorted, independent of the locale; absent fields are left out. */
export const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined).toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, canonical(field)]),
  )
}
