import type * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import type * as t from 'io-ts'
import { CartItemRecord } from '../../adapters/commerce-api/cart/cart-item.codec.ts'
import { OPERATIONS } from '../../adapters/commerce-api/operations.ts'
import type { CartLine, LineInput } from '../../domain/cart/cart.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import type { OperationName, OperationRequests, Reply } from './operation-types.ts'
import { anyWire } from './api/any-wire.ts'
import { contentPage, menu, shopInfo } from './any-block.ts'
import { made } from './builders/made.ts'

type Row<Replied> = {
  readonly reply: {
    readonly reading: { readonly wire: t.Mixed; readonly decode: (wire: unknown) => E.Either<unknown, Replied> }
    readonly mayBeEmpty?: true
  }
}
const ROWS: { readonly [Name in OperationName]: Row<Reply[Name]> } = OPERATIONS

const count = fc.nat(1_000_000)

/** Replies that are no list of fields: content has forms of its topic; the scores of reviews are five counts. */
const SPECIAL = {
  getContentPage: contentPage, getMenu: menu, getShopInfo: shopInfo,
  getProductReviewScores: fc.oneof(fc.constant([0, 0, 0, 0, 0]), fc.tuple(count, count, count, count, fc.integer({ min: 1, max: 99 }))),
}

/** Any reply of an operation: whatever its codec reads, and nothing where it may be empty. */
export const anyReply = <Name extends OperationName>(name: Name): fc.Arbitrary<Reply[Name] | undefined> => {
  const { reading, mayBeEmpty } = ROWS[name].reply
  const any = name in SPECIAL
    ? SPECIAL[name as keyof typeof SPECIAL] as unknown as fc.Arbitrary<Reply[Name]>
    : anyWire(reading.wire).map((wire) => made(reading.decode(wire)))
  return mayBeEmpty === true ? fc.option(any, { nil: undefined }) : any
}

/** Any line of a cart, with every part of it sometimes present. */
export const ANY_CART_LINE: fc.Arbitrary<CartLine> = anyWire(CartItemRecord.wire).map((wire) => {
  const { arrival: _ofOrders, ...line } = CartItemRecord.read(wire as never, { currency: 'CHF' })
  return line
})

/** The input for a line, with every part of it sometimes present. */
export const ANY_LINE_INPUT: fc.Arbitrary<LineInput> = ANY_CART_LINE.map(({ productId, eye, option, quantity, createdFrom, fk }) =>
  ({ productId, option, quantity, ...omitUndefined({ eye, createdFrom, fk }) }))

/** A request whose response is complete, for responses that depend on the request. */
export const requestedFields = (name: OperationName): OperationRequests[OperationName] => {
  const request: Pick<OperationRequests, 'listProductsById' | 'getDeliveryDates'> = {
    listProductsById: { ids: [], page: 1, limit: 100 },
    getDeliveryDates: { questions: [] },
  }
  return name in request ? request[name as keyof typeof request] : {}
}
