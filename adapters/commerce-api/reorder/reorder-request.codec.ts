import * as E from 'fp-ts/lib/Either.js'
import { identity, pipe } from 'fp-ts/lib/function.js'
import type { ReorderInput } from '../../../application/contract/reorder.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { LastOrder } from '../../../domain/reorder/last-order.ts'
import { REORDER_SOURCES } from '../../../domain/reorder/reorder-source.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { exactlyOne } from '../codec/closed.ts'
import { computed, optional, written } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { closedRecord } from '../codec/record.ts'
import { checkedRequest } from '../operations/request-forms.ts'
import { TokenInput } from '../values/names.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'

type OrderOnWire = { readonly last_order_token?: string | null; readonly last_order_internal_order_id?: string | null }
type Named = Pick<ReorderInput, 'lastOrder'>

/** The order to repeat, and the cart: by token or by number, never both (Commerce §7). */
const ReorderRequest = closedRecord<Omit<ReorderInput, 'cartToken'> & { readonly cartToken: string }>('ReorderRequest', {
  lastOrder: computed(({ last_order_token: token, last_order_internal_order_id: id }: OrderOnWire): LastOrder =>
    (typeof token === 'string' ? { _tag: 'ByToken', token } : { _tag: 'ById', internalOrderId: id ?? '' })),
  last_order_token: written(
    optional(TokenInput), ({ lastOrder }: Named) => (lastOrder._tag === 'ByToken' ? lastOrder.token : undefined),
  ),
  last_order_internal_order_id: written(
    optional(TokenInput), ({ lastOrder }: Named) => (lastOrder._tag === 'ById' ? lastOrder.internalOrderId : undefined),
  ),
  cartToken: TokenInput,
  source: oneOf('ReorderSource', REORDER_SOURCES),
  couponCode: optional(TypedText),
}, exactlyOne('last_order_token', 'last_order_internal_order_id'))

export const reorderRequest = checkedRequest(ReorderRequest, {
  read: ({ cartToken, ...input }): E.Either<Failure, ReorderInput> => pipe(
    // A text that is no token is a cart that does not exist, one of the causes that share one response.
    makeCartToken(cartToken), E.bimap((): Failure => ({ _tag: 'ReorderNotPossible' }), (token) => ({ ...input, cartToken: token })),
  ),
  write: identity,
})
