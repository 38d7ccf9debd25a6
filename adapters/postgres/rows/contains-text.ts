import { sql, type RawBuilder } from 'kysely'
import { isStorable } from './storable.ts'

/** The text as a pattern for LIKE, without wildcards. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/**
 * Whether a searched column in lower case contains this text, ignoring case. A trigram index on the same expression serves texts of three
 * characters and more. Several fields are searched as one text with a field on each line, so a text with a line break matches nothing.
 */
export const containsText = (searched: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  !isStorable(text) || text.includes('\n') ? sql<boolean>`false` : sql<boolean>`${searched} like lower(${`%${literal(text)}%`})`
