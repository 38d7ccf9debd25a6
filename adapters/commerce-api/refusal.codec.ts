import type { Refusal } from '../../domain/refusal.ts'
import { named } from './codec/record.ts'
import { taggedUnion } from './codec/tagged-union.ts'
import { REFUSAL_ROWS } from './refusal-rows.ts'

/** Every refusal of the shop, with its data. */
export const RefusalRecord = named('Refusal', taggedUnion<Refusal>('Refusal', REFUSAL_ROWS))
