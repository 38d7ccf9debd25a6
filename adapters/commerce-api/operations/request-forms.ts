import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as RR from 'fp-ts/lib/ReadonlyRecord.js'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import { makeProductId, type ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { IDS, readWholeNumber } from '../../../domain/whole-number.ts'
import { via } from '../codec/field.ts'
import { named, type Shape } from '../codec/record.ts'
import { malformed } from '../refusal/malformed.ts'
import type { QueryParameter, RequestForm, Sender, RequestParts } from './operation.ts'
import { queryPairs, type QueryValues } from './query-parameters.ts'

/** A parameter of the path: its name there, and how it is read. A text that is none reads as one that does not exist. */
export type PathField<Value> = {
  readonly name: string
  readonly read: (text: string) => E.Either<Failure, Value>
  readonly write: (value: Value) => string | number
}
type PathFields<Values> = { readonly [Name in keyof Values]: PathField<Values[Name]> }

const readPath = <Values>(fields: PathFields<Values>, { path }: RequestParts): E.Either<Failure, Values> =>
  pipe(
    RR.toReadonlyArray(fields as Readonly<Record<string, PathField<unknown>>>),
    E.traverseArray(([name, field]) => pipe(field.read(path[field.name] ?? ''), E.map((value) => [name, value] as const))),
    E.map((entries) => Object.fromEntries(entries) as Values),
  )

const writePath = <Values>(fields: PathFields<Values>, input: Values): Record<string, string | number> =>
  Object.fromEntries(Object.entries<PathField<never>>(fields as never).map(([name, { name: key, write }]) =>
    [key, write((input as Readonly<Record<string, never>>)[name] as never)]))

type QueryForm<Query, ClientQuery> = {
  readonly read: (params: URLSearchParams) => E.Either<Failure, Query>
  readonly write: (query: ClientQuery, sender: Sender) => QueryValues
}

/** A request of parameters in its query and in its path; a body that is sent all the same is ignored. */
export const queryRequest = <Query extends object, Values extends object = object, ClientQuery extends Query = Query>(
  query: readonly QueryParameter[], { read, write }: QueryForm<Query, ClientQuery>, fields: PathFields<Values> = {} as PathFields<Values>,
): RequestForm<Values & Query, Values & ClientQuery> => ({
  query,
  body: undefined,
  encode: (input, sender) => ({ path: writePath(fields, input), query: queryPairs(write(input, sender)) }),
  decode: (parts) => pipe(
    readPath(fields, parts), E.flatMap((values) => pipe(read(parts.query), E.map((params) => ({ ...values, ...params })))),
  ),
})

/** A request of parameters in its path alone. */
export const pathRequest = <Values extends object>(fields: PathFields<Values>): RequestForm<Values> =>
  queryRequest([], { read: () => E.right({}), write: () => ({}) }, fields)

const readBody = <Body, Input>(
  body: Shape<Body>, json: unknown, read: (body: Body, wire: never) => E.Either<Failure, Input>,
): E.Either<Failure, Input> =>
  pipe(body.wire.decode(json), E.mapLeft(malformed), E.flatMap((wire) => read(body.read(wire as never, {}), wire as never)))

/** A request with a body, and with parameters in its path if it names any. Any other body is `Malformed`, each fault named. */
export const bodyRequest = <Body extends object, Values extends object = object>(
  body: Shape<Body>, fields: PathFields<Values> = {} as PathFields<Values>,
): RequestForm<Values & Body> => ({
  query: [],
  body: body.wire,
  encode: (input, sender) => ({ path: writePath(fields, input), body: body.write(input, sender) }),
  decode: (parts) =>
    readBody(body, parts.body, (input) => pipe(readPath(fields, parts), E.map((values) => ({ ...values, ...input })))),
})

/** A request of whose body the domain checks more than the shape. */
export const checkedRequest = <Body, Input, ClientInput extends Input = Input>(body: Shape<Body>, { read, write }: {
  readonly read: (body: Body, wire: never) => E.Either<Failure, Input>
  readonly write: (input: ClientInput, sender: Sender) => Body
}): RequestForm<Input, ClientInput> => ({
  query: [],
  body: body.wire,
  encode: (input, sender) => ({ body: body.write(write(input, sender), sender) }),
  decode: (parts) => readBody(body, parts.body, read),
})

/** A whole body as one field of the input. */
export const under = <Name extends string, Body>(name: Name, body: Shape<Body>): Shape<{ readonly [key in Name]: Body }> =>
  named(body.name, via(body, (value) => ({ [name]: value }) as { readonly [key in Name]: Body }, (input) => input[name]))

/** The cart whose token is in the path; a text that is no token is a cart that does not exist. */
export const ofCart = { token: { name: 'token', read: makeCartToken, write: (token: CartToken) => token } }

export const ofOrder = { token: { name: 'token', read: makeOrderToken, write: (token: OrderToken) => token } }

export const ofProduct = {
  productId: {
    name: 'product_id',
    read: (text: string) => pipe(makeProductId(text), E.mapLeft((): Failure => ({ _tag: 'NotFound', what: 'product' }))),
    write: (id: ProductId) => id,
  },
}

/** An id that nothing has, for a path that is not an id. */
const NO_ID = 0
export const idIn = (name: string): PathField<number> => brandedIdIn(name, (id) => id)
export const brandedIdIn = <Id extends number>(name: string, brand: (id: number) => Id): PathField<Id> =>
  ({ name, read: (text) => E.right(brand(readWholeNumber(text, IDS) ?? NO_ID)), write: (id) => id })

/** Any text. */
export const textIn = (name: string): PathField<string> => ({ name, read: E.right, write: (text) => text })

/** A request without parameters. */
export const noInput: RequestForm<object> = pathRequest({})

export const onCart = pathRequest(ofCart)
