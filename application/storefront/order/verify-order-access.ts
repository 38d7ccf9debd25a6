import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { OrderGateway } from './order-gateway.port.ts'

/** Grants this browser access to an order with its e-mail address and a postcode. */
export type VerifyOrderAccess = (
  orderToken: OrderToken,
  proof: { readonly email: string; readonly postcode: string },
) => TE.TaskEither<Failure, void>
export const VerifyOrderAccess = token<VerifyOrderAccess>('VerifyOrderAccess')

export const makeVerifyOrderAccess =
  (deps: { readonly orders: OrderGateway }): VerifyOrderAccess =>
  (orderToken, proof) => pipe(deps.orders.prove(orderToken, proof), TE.map(() => undefined))
