import type { TaskEither } from 'fp-ts/TaskEither'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** The order of a secret token; there is no other way for a guest (Commerce §6). */
export type ShowOrder = (orderToken: OrderToken) => TaskEither<Failure, Order>
export const ShowOrder = token<ShowOrder>('ShowOrder')
