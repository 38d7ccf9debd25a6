/** A text column cannot hold U+0000 or half a surrogate pair; a visitor may type either. */
const storable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value

/** How both of them are written in JSON; whoever typed these very letters is looked at once more, for nothing. */
const PERHAPS_NOT_STORABLE = /\\u(?:0000|d[89a-f])/

/** A document as it is kept in a jsonb column. */
export const toJson = (document: unknown): string => {
  const text = JSON.stringify(document)
  return PERHAPS_NOT_STORABLE.test(text) ? JSON.stringify(document, (_key, value: unknown) => storable(value)) : text
}
