import type { JsonSchema } from '../codec/json-schema.ts'
import type { Permission } from '../../../application/contract/operation.ts'
import { STAFF_PERMISSIONS } from '../../../domain/staff/staff-permission.ts'
import { TOKEN_ADDRESS } from '../operations.ts'
import { PROBLEM_TYPE, ProblemWire } from '../problem.codec.ts'
import { REFUSAL_ROWS, type RefusalTag } from '../refusal-rows.ts'
import { exampleOf } from './example-of.ts'
import { schemaOf, type Schemas } from './schema-of.ts'

/** Descriptions of the error statuses. Errors of the web server itself have the type `about:blank`. */
const MEANINGS = {
  400: 'Malformed request',
  401: 'Not authenticated, wrong credentials, or authenticated as another customer',
  403: 'Cross-site request rejected, or permission missing',
  404: 'Resource not found',
  409: 'Conflict with the current state of the resource',
  413: 'Request body too large',
  415: 'Unsupported content type; JSON is required',
  422: 'Rejected, with a reason and the fields concerned',
  429: 'Too many requests',
  500: 'Internal server error',
  503: 'Service temporarily unavailable',
} as const

type ProblemStatus = keyof typeof MEANINGS
const STATUSES = Object.keys(MEANINGS).map(Number) as readonly ProblemStatus[]

const RETRY: Partial<Readonly<Record<ProblemStatus, object>>> = Object.fromEntries(
  [429, 503].map((status) => [status, {
    headers: { 'Retry-After': { description: 'Seconds to wait, if known', schema: { type: 'integer' } } },
  }]),
)

const TOKEN = new RegExp(`${TOKEN_ADDRESS.source}{token}`)

/** Errors of the web server itself. */
const PLAIN: { readonly [status in ProblemStatus]?: (traits: OperationTraits) => boolean } = {
  400: ({ method }) => method !== 'GET',
  403: ({ method }) => method !== 'GET',
  // A parameter of the path may be too long or badly encoded.
  404: ({ path }) => path.replace(TOKEN, '').includes('{'),
  413: ({ method }) => method !== 'GET',
  415: ({ method }) => method !== 'GET',
  500: () => true,
  503: () => true,
}

type OperationTraits = {
  readonly method: string
  readonly path: string
  readonly permission: Permission
  readonly request: { readonly body: unknown }
  /** The refusals of its use case. */
  readonly refusals: readonly RefusalTag[]
}

const refusalsOfPermission = (permission: Permission): readonly RefusalTag[] => {
  if (permission === 'customer' || permission === 'staff') return ['NotSignedIn']
  return (STAFF_PERMISSIONS as readonly string[]).includes(permission) ? ['NotSignedIn', 'NotAllowed'] : []
}

/** All refusals of an operation: those of its use case, of its permission and body, and of the rate limit. */
export const refusalsOf = (
  { permission, request: { body }, refusals }: Omit<OperationTraits, 'method' | 'path'>,
): readonly RefusalTag[] => [
  ...new Set<RefusalTag>([
    ...refusalsOfPermission(permission),
    ...(body === undefined ? [] : ['Malformed' as const]),
    ...refusals,
    'TooManyAttempts',
  ]),
]

const typeOf = (tag: string): string => `urn:iris:problem:${tag}`

const plainTypes = (traits: OperationTraits, status: ProblemStatus): readonly string[] => [
  ...(PLAIN[status]?.(traits) === true ? ['about:blank'] : []),
  ...(status === 503 ? [typeOf('ServiceUnavailable')] : []),
]

const problemOf = (status: ProblemStatus, types: readonly string[], schemas: Schemas) => {
  const problem = schemaOf(ProblemWire, schemas)
  const schema: JsonSchema = { type: 'object', properties: { type: { type: 'string', enum: types }, status: { const: status } } }
  const example = { ...(exampleOf(problem, schemas) as object), type: types.at(-1), status, code: status, refusal: null, violations: [] }
  return {
    description: MEANINGS[status],
    ...RETRY[status],
    content: { [PROBLEM_TYPE]: { schema: { allOf: [problem, schema] }, example } },
  }
}
type Problem = ReturnType<typeof problemOf>

/** Responses that several operations share. */
export type Problems = Map<string, Problem>

type Described = Problem | { readonly $ref: string }

const describeOnce = (problems: Problems, name: string, problem: Problem): Described => {
  problems.set(name, problem)
  return { $ref: `#/components/responses/${name}` }
}

type DescribedParts = { readonly schemas: Schemas; readonly problems: Problems }

/** The response of an operation with this status; undefined if it has none. */
const responseWith = (traits: OperationTraits, status: ProblemStatus, { schemas, problems }: DescribedParts): Described | undefined => {
  const [plain, tags] = [plainTypes(traits, status), refusalsOf(traits).filter((tag) => REFUSAL_ROWS[tag].status === status)]
  if (plain.length + tags.length === 0) return undefined
  const problem = problemOf(status, [...plain, ...tags.map(typeOf)], schemas)
  const or = plain.length > 0 ? 'Or' : ''
  return tags.length > 1 ? problem : describeOnce(problems, `Problem${status}${tags.map((tag) => `${or}${tag}`).join('')}`, problem)
}

/** All error responses of an operation. */
export const problemsOf = (traits: OperationTraits, parts: DescribedParts): Readonly<Record<number, Described>> =>
  Object.fromEntries(STATUSES.flatMap((status): readonly (readonly [number, Described])[] => {
    const described = responseWith(traits, status, parts)
    return described === undefined ? [] : [[status, described]]
  }))
