import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type * as t from 'io-ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { makeProductId, type ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { malformed } from '../refusal/malformed.ts'
import type { QueryParameter, RequestForm, Sender, Sent, Written } from './operation.ts'

/** A request without a body; one that is sent all the same is ignored. */
export const asking = <Heard, Said extends Heard = Heard>(form: {
  readonly query?: readonly QueryParameter[]
  readonly encode: (said: Said, sender: Sender) => Omit<Written, 'body'>
  readonly decode: (sent: Sent) => E.Either<Failure, Heard>
}): RequestForm<Heard, Said> => ({ query: [], ...form, body: undefined })

/** A request with a body of the form `codec` says; any other body is `Malformed`, each fault named. */
export const sending = <Wire, Heard, Said extends Heard = Heard>(form: {
  readonly body: t.Type<Wire, unknown, unknown>
  readonly encode: (said: Said, sender: Sender) => Omit<Written, 'body'> & { readonly body: Wire }
  readonly decode: (wire: Wire, sent: Sent) => E.Either<Failure, Heard>
}): RequestForm<Heard, Said> => ({
  query: [],
  body: form.body,
  encode: form.encode,
  decode: (sent) =>
    pipe(
      form.body.decode(sent.body),
      E.mapLeft(malformed),
      E.flatMap((wire) => form.decode(wire, sent)),
    ),
})

/** Nothing but the question itself. */
export const nothing: RequestForm<object> = asking({ encode: () => ({}), decode: () => E.right({}) })

/** The cart whose token stands in the path; what cannot be a token is a cart nobody knows. */
export const cartOfPath = ({ path }: Sent): E.Either<Failure, CartToken> => makeCartToken(path['token'])

type OnCart = { readonly token: CartToken }

export const onCart: RequestForm<OnCart> = asking({
  encode: ({ token }) => ({ path: { token } }),
  decode: (sent) => pipe(cartOfPath(sent), E.map((token) => ({ token }))),
})

/** Something told to the cart of the path. */
export const tellingCart = <Wire, Heard extends object, Said extends Heard = Heard>(form: {
  readonly body: t.Type<Wire, unknown, unknown>
  readonly encode: (told: Said, sender: Sender) => Wire
  readonly decode: (wire: Wire) => E.Either<Failure, Heard>
}): RequestForm<OnCart & Heard, OnCart & Said> =>
  sending({
    body: form.body,
    encode: (told, sender) => ({ path: { token: told.token }, body: form.encode(told, sender) }),
    decode: (wire, sent) =>
      pipe(
        cartOfPath(sent),
        E.flatMap((token) => pipe(form.decode(wire), E.map((told) => ({ token, ...told })))),
      ),
  })

/** What is no product id names no product. */
export const productOfPath = ({ path }: Sent): E.Either<Failure, ProductId> =>
  pipe(
    makeProductId(path['product_id']),
    E.mapLeft((): Failure => ({ _tag: 'NotFound', what: 'product' })),
  )
