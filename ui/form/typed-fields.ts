import type { FieldProblems } from './form-reply.ts'

type Typed = { readonly [name: string]: string }

/** The text fields of a sent form; a file, or a field sent twice, counts by its last text. */
export const readFields = (form: FormData): Typed =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** The fields that were left empty. */
export const missingFields = (typed: Typed): FieldProblems =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([, value]) => value.trim() === '')
      .map(([name]) => [name, { id: 'validation.this_field_is_required', values: {} } as const]),
  )
