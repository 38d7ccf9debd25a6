import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type * as t from 'io-ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { makeProductId, type ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { malformed } from '../refusal/malformed.ts'
import type { QueryParameter, RequestForm, Sender, RequestParts, OutgoingRequest } from './operation.ts'

/** A request without a body; one that is sent all the same is ignored. */
export const withoutBody = <Input, ClientInput extends Input = Input>(form: {
  readonly query?: readonly QueryParameter[]
  readonly encode: (input: ClientInput, sender: Sender) => Omit<OutgoingRequest, 'body'>
  readonly decode: (request: RequestParts) => E.Either<Failure, Input>
}): RequestForm<Input, ClientInput> => ({ query: [], ...form, body: undefined })

/** A request whose body `codec` decodes; any other body is `Malformed`, each fault named. */
export const withBody = <Wire, Input, ClientInput extends Input = Input>(form: {
  readonly body: t.Type<Wire, unknown, unknown>
  readonly encode: (input: ClientInput, sender: Sender) => Omit<OutgoingRequest, 'body'> & { readonly body: Wire }
  readonly decode: (wire: Wire, request: RequestParts) => E.Either<Failure, Input>
}): RequestForm<Input, ClientInput> => ({
  query: [],
  body: form.body,
  encode: form.encode,
  decode: (request) =>
    pipe(
      form.body.decode(request.body),
      E.mapLeft(malformed),
      E.flatMap((wire) => form.decode(wire, request)),
    ),
})

/** A request without parameters. */
export const noInput: RequestForm<object> = withoutBody({ encode: () => ({}), decode: () => E.right({}) })

/** The cart whose token is in the path; a text that is no token is a cart that does not exist. */
export const cartOfPath = ({ path }: RequestParts): E.Either<Failure, CartToken> => makeCartToken(path['token'])

type OnCart = { readonly token: CartToken }

export const onCart: RequestForm<OnCart> = withoutBody({
  encode: ({ token }) => ({ path: { token } }),
  decode: (request) => pipe(cartOfPath(request), E.map((token) => ({ token }))),
})

/** A change of the cart in the path. */
export const changingCart = <Wire, Input extends object, ClientInput extends Input = Input>(form: {
  readonly body: t.Type<Wire, unknown, unknown>
  readonly encode: (input: ClientInput, sender: Sender) => Wire
  readonly decode: (wire: Wire) => E.Either<Failure, Input>
}): RequestForm<OnCart & Input, OnCart & ClientInput> =>
  withBody({
    body: form.body,
    encode: (input, sender) => ({ path: { token: input.token }, body: form.encode(input, sender) }),
    decode: (wire, request) =>
      pipe(
        cartOfPath(request),
        E.flatMap((token) => pipe(form.decode(wire), E.map((input) => ({ token, ...input })))),
      ),
  })

/** A text that is no product id names no product. */
export const productOfPath = ({ path }: RequestParts): E.Either<Failure, ProductId> =>
  pipe(
    makeProductId(path['product_id']),
    E.mapLeft((): Failure => ({ _tag: 'NotFound', what: 'product' })),
  )
