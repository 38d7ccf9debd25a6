import type * as t from 'io-ts'
import type { Reading } from '../codec/codec-from.ts'
import type { JsonSchema } from '../codec/json-schema.ts'

export type QueryParameter = { readonly name: string; readonly schema: JsonSchema; readonly isRequired?: boolean }

/** One thing the storefront can ask of the shop. Parameters of the path stand in braces. */
export type Operation<Wire, Answer, Body = undefined> = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly status: 200 | 201
  /** Whether the answer is the same for every visitor of a brand and may be kept for a minute. */
  readonly isPublic: boolean
  readonly query: readonly QueryParameter[]
  readonly body: t.Type<Body, unknown, unknown> | undefined
  readonly reply: Reading<Wire, Answer>
}

type Stated = {
  readonly status?: 200 | 201
  readonly isPublic?: boolean
  readonly query?: readonly QueryParameter[]
}

type Verb = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`

const operation = <Wire, Answer, Body>(
  name: string,
  verb: Verb,
  summary: string,
  reply: Reading<Wire, Answer>,
  body: t.Type<Body, unknown, unknown> | undefined,
  stated: Stated,
): Operation<Wire, Answer, Body> => {
  const [method, path] = verb.split(' ') as [Operation<Wire, Answer>['method'], string]
  return { name, method, path, summary, status: 200, isPublic: false, query: [], ...stated, body, reply }
}

/** An operation whose request has no body. */
export const asking = <Wire, Answer>(
  name: string,
  verb: Verb,
  summary: string,
  reply: Reading<Wire, Answer>,
  stated: Stated = {},
): Operation<Wire, Answer> => operation<Wire, Answer, undefined>(name, verb, summary, reply, undefined, stated)

/** An operation that sends a body. */
export const sending = <Wire, Answer, Body>(
  name: string,
  verb: Verb,
  summary: string,
  body: t.Type<Body, unknown, unknown>,
  reply: Reading<Wire, Answer>,
  stated: Stated = {},
): Operation<Wire, Answer, Body> => operation(name, verb, summary, reply, body, stated)
