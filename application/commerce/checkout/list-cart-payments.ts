import type { TaskEither } from 'fp-ts/TaskEither'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { PaymentMethod } from '../../../domain/payment/payment-method.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** How this cart may be paid (Commerce §7, decision A31). */
export type ListCartPayments = (cartToken: CartToken) => TaskEither<Failure, readonly PaymentMethod[]>
export const ListCartPayments = token<ListCartPayments>('ListCartPayments')
