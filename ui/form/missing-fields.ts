import type { FieldProblems } from './form-reply.ts'

/** The fields that were left empty. */
export const missingFields = (typed: { readonly [name: string]: string }): FieldProblems =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([, value]) => value.trim() === '')
      .map(([name]) => [name, { id: 'validation.this_field_is_required', values: {} } as const]),
  )
