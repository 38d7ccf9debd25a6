import type * as t from 'io-ts'
import type { Malformed, Violation } from '../../../domain/request-refusal.ts'
import { faultPath } from '../codec/fault-path.ts'

/** The most faults reported at once; a request with more was not made by a form. */
const MOST = 50

/** A codec may say what is wrong. */
const keyOf = ({ message, value }: t.ValidationError): string =>
  message ?? (value === undefined ? 'validation.this_field_is_required' : 'validation.invalid_value')

/** A body that its operation does not accept, each invalid field named once. */
export const malformed = (errors: t.Errors): Malformed => {
  const byPath = new Map<string, Violation>()
  for (const error of errors.slice(0, MOST)) {
    const path = faultPath(error.context).slice(0, 200)
    if (!byPath.has(path)) byPath.set(path, { path, key: keyOf(error) })
  }
  return { _tag: 'Malformed', violations: [...byPath.values()] }
}
