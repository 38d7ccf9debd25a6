import type { Field } from '../../../adapters/commerce-api/codec/field.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { made } from '../builders/made.ts'

/** A value as it is sent and validated. */
export const wireOf = <Value>(field: Field<Value>, value: Value, locale: Locale = 'de') =>
  made(field.wire.decode(field.write(value, { locale })))
