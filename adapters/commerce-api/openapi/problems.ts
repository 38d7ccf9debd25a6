import type { JsonSchema } from '../codec/json-schema.ts'
import { PROBLEM_TYPE, ProblemWire } from '../refusal/problem.codec.ts'
import { REFUSAL_ROWS } from '../refusal/refusal-rows.ts'
import { exampleOf } from './example-of.ts'
import { schemaOf, type Schemas } from './schema-of.ts'

/** What can go wrong, by status; what the web server itself says is no refusal and is called `about:blank`. */
const MEANINGS = {
  400: 'The request cannot be read',
  401: 'Nobody is signed in, not with these words, or not whose it is',
  403: 'The request comes from another site',
  404: 'What is named is not there',
  409: 'Too late or too early for this',
  413: 'The request is too long',
  415: 'The request is not JSON',
  422: 'Refused, with the reason and the places it points at',
  429: 'Asked too often',
  500: 'A defect of the shop',
  503: 'The shop cannot answer right now',
} as const

export type ProblemStatus = keyof typeof MEANINGS
const STATUSES = Object.keys(MEANINGS).map(Number) as readonly ProblemStatus[]

const RETRY: Partial<Readonly<Record<ProblemStatus, object>>> = Object.fromEntries(
  [429, 503].map((status) => [status, {
    headers: { 'Retry-After': { description: 'Seconds to wait, where they are known', schema: { type: 'integer' } } },
  }]),
)

/** The names of problems that have this status: the refusals of the table, and what needs no name. */
const typesOf = (status: ProblemStatus): readonly string[] => [
  'about:blank',
  ...Object.entries(REFUSAL_ROWS).filter(([, row]) => row.status === status).map(([tag]) => `urn:iris:problem:${tag}`),
  ...(status === 503 ? ['urn:iris:problem:ServiceUnavailable'] : []),
]

const problemOf = (status: ProblemStatus, schemas: Schemas) => {
  const problem = schemaOf(ProblemWire, schemas)
  const named: JsonSchema = { type: 'object', properties: { type: { type: 'string', enum: typesOf(status) }, status: { const: status } } }
  const type = typesOf(status).at(-1)
  const example = { ...(exampleOf(problem, schemas) as object), type, status, code: status, refusal: null, violations: [] }
  return {
    description: MEANINGS[status],
    ...RETRY[status],
    content: { [PROBLEM_TYPE]: { schema: { allOf: [problem, named] }, example } },
  }
}

const nameOf = (status: ProblemStatus): string => `Problem${status}`

/** Every answer above 399, described once. */
export const problems = (schemas: Schemas) =>
  Object.fromEntries(STATUSES.map((status) => [nameOf(status), problemOf(status, schemas)]))

type Asked = {
  readonly method: string
  readonly path: string
  readonly mayAsk: string
  readonly asksProof: boolean
  readonly request: { readonly query: readonly unknown[]; readonly body: unknown }
}

/** Whether an operation can end with this status, by what it asks for; one that is missing here is always possible. */
const CAN: { readonly [status in ProblemStatus]?: (asked: Asked) => boolean } = {
  401: ({ mayAsk, asksProof }) => mayAsk === 'customer' || asksProof,
  403: ({ method }) => method !== 'GET',
  404: (asked) => namesSomething(asked),
  409: ({ method }) => method !== 'GET',
  413: ({ method }) => method !== 'GET',
  415: ({ method }) => method !== 'GET',
  422: (asked) => namesSomething(asked),
}
const namesSomething = ({ path, request: { query, body } }: Asked): boolean => path.includes('{') || query.length > 0 || body !== undefined

export const problemsOf = (asked: Asked): Readonly<Record<string, { readonly $ref: string }>> =>
  Object.fromEntries(
    STATUSES.filter((status) => CAN[status]?.(asked) ?? true)
      .map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]),
  )
