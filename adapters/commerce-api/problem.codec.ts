import * as t from 'io-ts'
import { nullable } from './codec/nullable.ts'
import { wrapped } from './codec/record.ts'
import { RefusalRecord } from './refusal.codec.ts'

export const PROBLEM_TYPE = 'application/problem+json'

export const ViolationWire = t.strict({ property_path: t.string, message_key: t.string, message: t.string }, 'Violation')
export type ViolationWire = t.TypeOf<typeof ViolationWire>

/** The body of every response above 399 (RFC 9457 with the specification's message, key and violations, Commerce §8). */
export const ProblemWire = t.strict(
  {
    type: t.string,
    title: t.string,
    status: t.number,
    code: t.number,
    message: t.string,
    message_key: t.string,
    refusal: nullable(RefusalRecord.wire),
    violations: t.readonlyArray(ViolationWire),
    request_id: nullable(t.string),
  },
  'Problem',
)
export type ProblemWire = t.TypeOf<typeof ProblemWire>

/** The storefront uses only the refusal of a problem and has its own texts. */
export const RefusedRecord = wrapped('Refused', 'refusal', RefusalRecord)
