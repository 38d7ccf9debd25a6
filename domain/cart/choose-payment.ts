import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { PaymentMethod } from '../checkout/payment-method.ts'
import type { Refusal } from '../refusal.ts'
import { advancedState, type CheckoutRefusal } from './advanced-state.ts'
import type { Cart } from './cart.ts'

export type PaymentNotOffered = Extract<Refusal, { _tag: 'PaymentNotOffered' }>

const paidBy = (cart: Cart, method: string, offered: readonly PaymentMethod[]): E.Either<PaymentNotOffered, Cart> =>
  pipe(
    offered.find((one) => one === method),
    E.fromNullable<PaymentNotOffered>({ _tag: 'PaymentNotOffered', method }),
    E.map((paymentMethod) => ({ ...cart, paymentMethod })),
  )

const unpaid = ({ paymentMethod: _dropped, ...cart }: Cart): Cart => cart

/**
 * How the order will be paid; with nothing to pay, whatever is named, payment is skipped (Commerce §4, decision A31).
 * Whether there is something to pay is the cart's own sum, never what was sent.
 */
export const choosePayment = (
  cart: Cart,
  method: string,
  offered: readonly PaymentMethod[],
): E.Either<CheckoutRefusal | PaymentNotOffered, Cart> =>
  pipe(
    advancedState(cart, { type: 'payment.chosen', total: cart.totals.total.cents }),
    E.flatMap((checkoutState) =>
      checkoutState === 'payment_skipped'
        ? E.right(unpaid({ ...cart, checkoutState }))
        : paidBy({ ...cart, checkoutState }, method, offered),
    ),
  )
