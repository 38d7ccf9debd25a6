import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { PaymentNotOffered } from '../checkout/checkout-refusal.ts'
import type { PaymentMethod } from '../checkout/payment-method.ts'
import { advancedState, type AdvanceRefusal } from './advanced-state.ts'
import type { Cart } from './cart.ts'

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
): E.Either<AdvanceRefusal | PaymentNotOffered, Cart> =>
  pipe(
    advancedState(cart, { type: 'payment.chosen', total: cart.totals.total.cents }),
    E.flatMap((checkoutState) =>
      checkoutState === 'payment_skipped'
        ? E.right(unpaid({ ...cart, checkoutState }))
        : paidBy({ ...cart, checkoutState }, method, offered),
    ),
  )
