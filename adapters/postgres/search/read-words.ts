import { sql, type Kysely } from 'kysely'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Tables } from '../tables.ts'

/** Every distinct word of names and category titles. */
export const readWords = async (db: Kysely<Tables>, locale: Locale): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly word: string }>`
    select distinct word from product_text, regexp_split_to_table(names || ' ' || category_titles, '\\s+') word
    where locale = ${locale}`.execute(db)
  return rows.map(({ word }) => word)
}
