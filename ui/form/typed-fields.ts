import { readTypedField } from '../../domain/text/typed-field.ts'
import type { FieldProblems } from './form-reply.ts'

type Typed = { readonly [name: string]: string }

/** The text fields of a sent form, as somebody meant them; a file, or a field sent twice, counts by its last text. */
export const readFields = (form: FormData): Typed =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, readTypedField(name, value)]] : [])))

/** The fields that were left empty. */
export const missingFields = (typed: Typed): FieldProblems =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([, value]) => value.trim() === '')
      .map(([name]) => [name, { id: 'validation.this_field_is_required', values: {} } as const]),
  )
