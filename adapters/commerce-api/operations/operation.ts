import type { Either } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Reading } from '../codec/codec-from.ts'
import type { JsonSchema } from '../codec/json-schema.ts'
import type { StaffRight } from '../../../domain/staff/staff-right.ts'
import type { Right } from './rights.ts'

/** What a row states: who may ask; of the shop's people anybody, or whoever has a right. */
export type Stating = Right | StaffRight | 'staff'

export type QueryParameter = { readonly name: string; readonly schema: JsonSchema; readonly isRequired?: boolean }

export type Pairs = readonly (readonly [string, string])[]

/** A request as it goes out: what fills the braces of the path, the query in order, the body. */
export type Written = { readonly path?: Readonly<Record<string, string | number>>; readonly query?: Pairs; readonly body?: unknown }

/** A request as it came in; whatever the path and the query say is text. */
export type RequestParts = {
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
}

/** What a storefront says of itself in some requests; the shop's side believes none of it. */
export type Sender = { readonly shop: ShopSettings; readonly locale: Locale }

/** `Said` is what a storefront gives, `Heard` the part of it that decides something. `query` and `body` describe it. */
export type RequestForm<Input, ClientInput extends Input = Input> = {
  readonly query: readonly QueryParameter[]
  readonly body: t.Mixed | undefined
  readonly encode: (input: ClientInput, sender: Sender) => Written
  readonly decode: (request: RequestParts) => Either<Failure, Input>
}

/** What an answer is written for: the request it answers, and the language its titles are read in. */
export type Around<Input> = { readonly request: Input; readonly locale: Locale }

export type ReplyForm<Reply, Input> = {
  readonly reading: Pick<Reading<unknown, Reply>, 'name' | 'decode'> & { readonly wire: t.Mixed }
  readonly encode: (reply: Reply, around: Around<Input>) => unknown
  /** An answer of `null` travels as 204, without a body. */
  readonly mayBeNothing?: true
}

/** One thing that can be asked of the shop. Parameters of the path stand in braces. */
export type Operation<Input, ClientInput extends Input, Reply, Asks extends Stating> = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly right: Asks
  readonly request: RequestForm<Input, ClientInput>
  readonly reply: ReplyForm<Reply, Input>
  readonly status: 200 | 201
  /** Whether the answer is the same for every visitor of a brand and may be kept for a minute. */
  readonly isPublic: boolean
}

type Verb = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`
type Stated = { readonly status?: 200 | 201; readonly isPublic?: boolean }

/** A row of the table; its name is its key there. */
export const operation = <Input, ClientInput extends Input, Reply, Asks extends Stating>(
  verb: Verb,
  summary: string,
  right: Asks,
  request: RequestForm<Input, ClientInput>,
  reply: ReplyForm<Reply, NoInfer<Input>>,
  stated: Stated = {},
): Omit<Operation<Input, ClientInput, Reply, Asks>, 'name'> => {
  const [method, path] = verb.split(' ') as [Operation<Input, ClientInput, Reply, Asks>['method'], string]
  return { method, path, summary, right, request, reply, status: 200, isPublic: false, ...stated }
}
