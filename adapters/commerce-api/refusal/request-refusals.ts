import * as t from 'io-ts'
import { DECLINED_BY, MISSING, type RequestRefusal, type Violation } from '../../../domain/request-refusal.ts'
import { oneOf } from '../codec/one-of.ts'
import { type Mark, refusals } from './refusal-row.ts'

const markOf = ({ path, key }: Violation): Mark => ({
  path, key, fault: { _tag: key === 'validation.this_field_is_required' ? 'Missing' : 'Invalid', field: path },
})

export const requestRefusals = refusals<RequestRefusal>({
  NotFound: { status: 404, data: { what: oneOf('Missing', MISSING) } },
  Malformed: {
    status: 422,
    data: { violations: t.readonlyArray(t.strict({ path: t.string, key: t.string })) },
    marks: ({ violations }) => violations.map(markOf),
  },
  KeyReused: { status: 422 },
  Declined: { status: 422, data: { by: oneOf('DeclinedBy', DECLINED_BY), text: t.string } },
})
