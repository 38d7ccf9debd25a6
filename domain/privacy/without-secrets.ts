/** What opens an order, a cart or a card, by the names it has in what is kept as a whole. */
const SECRETS: ReadonlySet<string> = new Set(['token', 'cartToken', 'orderToken', 'alias', 'providerToken'])

/** The same without them, however deep they stand. */
export const withoutSecrets = (kept: unknown): unknown => {
  if (Array.isArray(kept)) return kept.map(withoutSecrets)
  if (typeof kept !== 'object' || kept === null || kept instanceof Date) return kept
  return Object.fromEntries(Object.entries(kept)
    .filter(([name]) => !SECRETS.has(name))
    .map(([name, value]) => [name, withoutSecrets(value)]))
}
