import { sql } from 'kysely'
import { OPTION_KEYS } from '../../../domain/prescription/lens-option.ts'

/** Variants `v` in the order of `compareOptions`: as JSON, numbers are compared as numbers, and come after words. */
export const byOption = sql.join(OPTION_KEYS.map((key) => sql`v.option -> ${sql.lit(key)}`))
