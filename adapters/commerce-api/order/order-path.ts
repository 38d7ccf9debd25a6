import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { RequestParts } from '../operations/operation.ts'

export type OfOrder = { readonly token: OrderToken }

/** The order whose token is in the path. */
export const orderOfPath = ({ path }: RequestParts): E.Either<Failure, OfOrder> =>
  pipe(makeOrderToken(path['token']), E.map((token) => ({ token })))
