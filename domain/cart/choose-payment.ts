import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { PaymentNotOffered } from '../checkout/checkout-refusal.ts'
import type { PaymentMethod } from '../checkout/payment-method.ts'
import { advancedState, type AdvanceRefusal } from './advanced-state.ts'
import type { Cart } from './cart.ts'

const paidBy = (cart: Cart, method: string, offered: readonly PaymentMethod[]): E.Either<PaymentNotOffered, Cart> =>
  pipe(
    offered.find((offer) => offer === method),
    E.fromNullable<PaymentNotOffered>({ _tag: 'PaymentNotOffered', method }),
    E.map((paymentMethod) => ({ ...cart, paymentMethod })),
  )

const unpaid = ({ paymentMethod: _dropped, ...cart }: Cart): Cart => cart

/**
 * Sets the payment method; with nothing to pay, payment is skipped whatever method is named (Commerce §4, decision A31). Whether there
 * is something to pay follows from the cart's own total, never from the request.
 */
export const choosePayment = (
  cart: Cart,
  method: string,
  offered: readonly PaymentMethod[],
): E.Either<AdvanceRefusal | PaymentNotOffered, Cart> =>
  pipe(
    advancedState(cart, { type: 'payment.chosen', total: cart.totals.total.cents }),
    E.flatMap((checkoutState) =>
      checkoutState === 'payment_skipped'
        ? E.right(unpaid({ ...cart, checkoutState }))
        : paidBy({ ...cart, checkoutState }, method, offered),
    ),
  )
