/** A text column cannot hold U+0000 or half a surrogate pair; a visitor may type either. */
const storable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value

/** A document as it is kept in a jsonb column. */
export const toJson = (document: unknown): string => JSON.stringify(document, (_key, value: unknown) => storable(value))
