import { readTypedField } from '../../domain/text/typed-field.ts'
import type { FieldProblems } from './form-reply.ts'

type Typed = { readonly [name: string]: string }

/** The normalised text fields of a submitted form; a file is ignored, and of a field sent twice the last text counts. */
export const readFields = (form: FormData): Typed =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, readTypedField(name, value)]] : [])))

/** The fields that were left empty. */
export const missingFields = (typed: Typed): FieldProblems =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([, value]) => value.trim() === '')
      .map(([name]) => [name, { id: 'validation.this_field_is_required', values: {} } as const]),
  )
