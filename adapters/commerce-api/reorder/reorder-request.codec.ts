import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import type { ReorderInput } from '../../../application/contract/reorder.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { LastOrder } from '../../../domain/reorder/last-order.ts'
import { REORDER_SOURCES } from '../../../domain/reorder/reorder-source.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Violation } from '../../../domain/request-refusal.ts'
import { closed } from '../codec/closed.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { TokenInput } from '../values/names.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'

/** The order to repeat, and the cart: by token or by number, never both (Commerce §7). */
export const ReorderRequestWire = closed(
  'ReorderRequest',
  { cart_token: TokenInput, source: oneOf('ReorderSource', REORDER_SOURCES) },
  { last_order_token: nullable(TokenInput), last_order_internal_order_id: nullable(TokenInput), coupon_code: nullable(TypedText) },
)
export type ReorderRequestWire = t.TypeOf<typeof ReorderRequestWire>

export const reorderRequest = ({ lastOrder, cartToken, source, couponCode }: ReorderInput): ReorderRequestWire => ({
  ...(lastOrder._tag === 'ByToken'
    ? { last_order_token: lastOrder.token }
    : { last_order_internal_order_id: lastOrder.internalOrderId }),
  cart_token: cartToken,
  source,
  ...(couponCode === undefined ? {} : { coupon_code: couponCode }),
})

/** Exactly one order must be named. */
const lastOrderOf = (wire: ReorderRequestWire): E.Either<readonly Violation[], LastOrder> => {
  const { last_order_token: token, last_order_internal_order_id: internalOrderId } = wire
  if (token != null && internalOrderId == null) return E.right({ _tag: 'ByToken', token })
  if (token == null && internalOrderId != null) return E.right({ _tag: 'ById', internalOrderId })
  return E.left([{ path: 'last_order_token', key: token == null ? 'validation.this_field_is_required' : 'validation.invalid_value' }])
}

// A text that is no token is a cart that does not exist, one of the causes that share one response.
const cartOf = (text: string): E.Either<Failure, CartToken> =>
  pipe(makeCartToken(text), E.mapLeft((): Failure => ({ _tag: 'ReorderNotPossible' })))

export const reorderOf = (wire: ReorderRequestWire): E.Either<Failure, ReorderInput> =>
  pipe(
    lastOrderOf(wire),
    E.mapLeft((violations): Failure => ({ _tag: 'Malformed', violations })),
    E.bindTo('lastOrder'),
    E.bind('cartToken', () => cartOf(wire.cart_token)),
    E.map((order) => ({ ...order, source: wire.source, ...(wire.coupon_code == null ? {} : { couponCode: wire.coupon_code }) })),
  )
