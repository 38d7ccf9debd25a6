import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ReorderInput } from '../../../application/contract/reorder.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { LastOrder } from '../../../domain/reorder/last-order.ts'
import { REORDER_SOURCES } from '../../../domain/reorder/reorder-source.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { as, optional } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { closedRecord } from '../codec/record.ts'
import { checkedRequest } from '../operations/request-forms.ts'
import { TokenInput } from '../values/names.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'

type OrderNames = { readonly token?: string | undefined; readonly internalOrderId?: string | undefined }

/** The order to repeat, and the cart: by token or by number, never both (Commerce §7). */
const ReorderRequest = closedRecord<OrderNames & Omit<ReorderInput, 'lastOrder' | 'cartToken'> & { readonly cartToken: string }>(
  'ReorderRequest', {
    token: as('last_order_token', optional(TokenInput)),
    internalOrderId: as('last_order_internal_order_id', optional(TokenInput)),
    cartToken: TokenInput,
    source: oneOf('ReorderSource', REORDER_SOURCES),
    couponCode: optional(TypedText),
  },
)

const invalid = (key: string): Failure => ({ _tag: 'Malformed', violations: [{ path: 'last_order_token', key: `validation.${key}` }] })

/** Exactly one order must be named. */
const lastOrderOf = ({ token, internalOrderId }: OrderNames): E.Either<Failure, LastOrder> => {
  if (token !== undefined) return internalOrderId === undefined ? E.right({ _tag: 'ByToken', token }) : E.left(invalid('invalid_value'))
  return internalOrderId === undefined ? E.left(invalid('this_field_is_required')) : E.right({ _tag: 'ById', internalOrderId })
}

export const reorderRequest = checkedRequest(ReorderRequest, {
  read: ({ token, internalOrderId, cartToken: text, ...input }): E.Either<Failure, ReorderInput> => pipe(
    lastOrderOf({ token, internalOrderId }),
    E.bindTo('lastOrder'),
    // A text that is no token is a cart that does not exist, one of the causes that share one response.
    E.bind('cartToken', () => pipe(makeCartToken(text), E.mapLeft((): Failure => ({ _tag: 'ReorderNotPossible' })))),
    E.map((order) => ({ ...order, ...input })),
  ),
  write: ({ lastOrder: { _tag, ...order }, ...input }: ReorderInput) => ({ ...order, ...input }),
})
