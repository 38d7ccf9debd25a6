/** Fields that give access to an order, a cart or a card, in records that are stored as a whole. */
const SECRETS: ReadonlySet<string> = new Set(['token', 'cartToken', 'orderToken', 'alias', 'providerToken'])

/** The value without these fields, at any depth. */
export const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value)
    .filter(([name]) => !SECRETS.has(name))
    .map(([name, field]) => [name, withoutSecrets(field)]))
}
