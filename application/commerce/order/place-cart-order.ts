import type { TaskEither } from 'fp-ts/TaskEither'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Money } from '../../../domain/money/money.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** What the shopper agreed to; `expectedTotal` is what he saw. */
export type Consent = { readonly termsAccepted: boolean; readonly expectedTotal?: Money; readonly comment?: string }

/** Orders a cart, once: asking again answers the same order (Commerce §7, decision A52). */
export type PlaceCartOrder = (cartToken: CartToken, consent: Consent) => TaskEither<Failure, Order>
export const PlaceCartOrder = token<PlaceCartOrder>('PlaceCartOrder')
