/** A text column can contain neither U+0000 nor lone surrogates, but visitors may type them. */
const storable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value

/** Matches the JSON escapes of both; escaped backslashes may match as well, which only costs time. */
const MAYBE_NOT_STORABLE = /\\u(?:0000|d[89a-f])/

/** A document as it is stored in a jsonb column. */
export const toJson = (document: unknown): string => {
  const text = JSON.stringify(document)
  return MAYBE_NOT_STORABLE.test(text) ? JSON.stringify(document, (_key, value: unknown) => storable(value)) : text
}
