import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import type { SharedOrder } from '../../../domain/order/shared-order.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { orNull } from '../codec/or-null.ts'
import { OrderStatusCode } from '../values/codes.codec.ts'
import { LocalTextRecord } from '../values/local-text.codec.ts'
import { QuantityNumber } from '../values/names.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'

/** Fields that the buyer sees and the order's link does not show. */
export const OrderProofRequest = closed('OrderProofRequest', { email: TypedText, postcode: TypedText })
export type OrderProofRequest = t.TypeOf<typeof OrderProofRequest>

const SharedOrderWire = t.strict(
  {
    number: t.string,
    state: OrderStatusCode,
    tracking: nullable(t.string),
    items: t.readonlyArray(t.strict({ titles: LocalTextRecord, quantity: QuantityNumber })),
  },
  'SharedOrder',
)
type SharedOrderWire = t.TypeOf<typeof SharedOrderWire>

export const sharedOrderToWire = ({ number, status, tracking, lines }: SharedOrder): SharedOrderWire => ({
  number, state: status, tracking: orNull(tracking), items: lines.map(({ titles, quantity }) => ({ titles, quantity })),
})

export const SharedOrderCodec = codecFrom(
  'SharedOrder',
  SharedOrderWire,
  ({ number, state, tracking, items }): E.Either<never, SharedOrder> =>
    E.right({ number, status: state, ...(tracking === null ? {} : { tracking }), lines: items }),
)
