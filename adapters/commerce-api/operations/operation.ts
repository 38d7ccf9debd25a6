import type { Either } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Reading } from '../codec/codec-from.ts'
import type { JsonSchema } from '../codec/json-schema.ts'
import type { Contract, InputOf, OutputOf, RequestOf } from '../../../application/contract/operation.ts'

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

declare const names: unique symbol

/** `ClientInput` is what a storefront passes in, `Input` the part that the server uses. `query` and `body` describe it. */
export type RequestForm<Input, ClientInput extends Input = Input> = {
  readonly query: readonly QueryParameter[]
  readonly body: t.Mixed | undefined
  readonly encode: (input: ClientInput, sender: Sender) => OutgoingRequest
  readonly decode: (request: RequestParts) => Either<Failure, Input>
  /** A form that lacks a field of the input, also an optional one, does not compile. */
  readonly [names]?: { readonly [Name in keyof Input]-?: true }
}

/** The context of a response: the request it belongs to, and the language of its titles. */
export type ReplyContext<Input> = { readonly request: Input; readonly locale: Locale }

export type ReplyForm<Reply, Input> = {
  readonly reading: Pick<Reading<unknown, Reply>, 'name' | 'decode'> & { readonly wire: t.Mixed }
  readonly encode: (reply: Reply, context: ReplyContext<Input>) => unknown
  /** A `null` response is sent as 204, without a body. */
  readonly mayBeEmpty?: true
}

/** How one operation travels over HTTP. Path parameters are written in braces. */
export type Route<Input, Request, Reply> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly request: RequestForm<Input, Request & Input>
  readonly reply: ReplyForm<Reply, Input>
  readonly status: 200 | 201
  /** Whether the response is the same for every visitor of a brand and may be cached for a minute. */
  readonly isPublic: boolean
}

/** A route for each operation of a topic. */
export type Routes<Operations extends Contract> = {
  readonly [Name in keyof Operations]: Route<InputOf<Operations[Name]>, RequestOf<Operations[Name]>, OutputOf<Operations[Name]>>
}

type Verb = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`
type Options = { readonly status?: 200 | 201; readonly isPublic?: boolean }

export const route = <Input, Request extends Input, Reply>(
  verb: Verb,
  summary: string,
  request: RequestForm<Input, Request>,
  reply: ReplyForm<Reply, NoInfer<Input>>,
  options: Options = {},
): Route<Input, Request, Reply> => {
  const [method, path] = verb.split(' ') as [Route<Input, Request, Reply>['method'], string]
  return { method, path, summary, request, reply, status: 200, isPublic: false, ...options }
}
