import type { Either } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Reading } from '../codec/codec-from.ts'
import type { JsonSchema } from '../codec/json-schema.ts'
import type { StaffRight } from '../../../domain/staff/staff-right.ts'
import type { Right } from './rights.ts'

/** The permission of a row: the kind of caller; for staff either any member or one with a right. */
export type RequiredPermission = Right | StaffRight | 'staff'

export type QueryParameter = { readonly name: string; readonly schema: JsonSchema; readonly isRequired?: boolean }

export type QueryPairs = readonly (readonly [string, string])[]

/** An outgoing request: the path parameters, the query in order, the body. */
export type OutgoingRequest = {
  readonly path?: Readonly<Record<string, string | number>>
  readonly query?: QueryPairs
  readonly body?: unknown
}

/** An incoming request; path and query parameters are text. */
export type RequestParts = {
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
}

/** What a storefront sends about itself in some requests; the server does not rely on it. */
export type Sender = { readonly shop: ShopSettings; readonly locale: Locale }

/** `ClientInput` is what a storefront passes in, `Input` the part that the server uses. `query` and `body` describe it. */
export type RequestForm<Input, ClientInput extends Input = Input> = {
  readonly query: readonly QueryParameter[]
  readonly body: t.Mixed | undefined
  readonly encode: (input: ClientInput, sender: Sender) => OutgoingRequest
  readonly decode: (request: RequestParts) => Either<Failure, Input>
}

/** The context of a response: the request it belongs to, and the language of its titles. */
export type ReplyContext<Input> = { readonly request: Input; readonly locale: Locale }

export type ReplyForm<Reply, Input> = {
  readonly reading: Pick<Reading<unknown, Reply>, 'name' | 'decode'> & { readonly wire: t.Mixed }
  readonly encode: (reply: Reply, context: ReplyContext<Input>) => unknown
  /** A `null` response is sent as 204, without a body. */
  readonly mayBeEmpty?: true
}

/** One operation. Path parameters are written in braces. */
export type Operation<Input, ClientInput extends Input, Reply, Permission extends RequiredPermission> = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly right: Permission
  readonly request: RequestForm<Input, ClientInput>
  readonly reply: ReplyForm<Reply, Input>
  readonly status: 200 | 201
  /** Whether the response is the same for every visitor of a brand and may be cached for a minute. */
  readonly isPublic: boolean
}

type Verb = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`
type Options = { readonly status?: 200 | 201; readonly isPublic?: boolean }

/** A row of the table; its key there is its name. */
export const operation = <Input, ClientInput extends Input, Reply, Permission extends RequiredPermission>(
  verb: Verb,
  summary: string,
  right: Permission,
  request: RequestForm<Input, ClientInput>,
  reply: ReplyForm<Reply, NoInfer<Input>>,
  options: Options = {},
): Omit<Operation<Input, ClientInput, Reply, Permission>, 'name'> => {
  const [method, path] = verb.split(' ') as [Operation<Input, ClientInput, Reply, Permission>['method'], string]
  return { method, path, summary, right, request, reply, status: 200, isPublic: false, ...options }
}
