import { sql } from 'kysely'
import { OPTION_KEYS } from '../../../domain/prescription/lens-option.ts'

/** Sorts variants `v` like `compareOptions`: JSON numbers are compared as numbers and come after strings. */
export const byOption = sql.join(OPTION_KEYS.map((key) => sql`v.option -> ${sql.lit(key)}`))
