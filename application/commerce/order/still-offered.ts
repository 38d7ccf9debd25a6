import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { PaymentNotOffered } from '../../../domain/checkout/checkout-refusal.ts'
import { deliverToPartner } from '../../../domain/delivery/deliver-to-partner.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { availablePayments } from '../../../domain/payment/available-payments.ts'
import type { CartFacts } from '../cart/cart-facts.ts'

/** Checks again that the payment method is offered to this customer: it may have been withdrawn or meant for another. */
export const paymentStillOffered = (
  cart: Cart,
  offered: { readonly methods: readonly string[]; readonly settings: CartFacts['settings'] },
  own: readonly Order[],
): E.Either<PaymentNotOffered, Cart> => {
  const { paymentMethod: method } = cart
  return method === undefined || availablePayments(offered.methods, cart, own, offered.settings.invoice).includes(method)
    ? E.right(cart)
    : E.left({ _tag: 'PaymentNotOffered', method })
}

/** A studio delivery goes only to the buyer's own optician, to the studio's current address. */
export const studioStillOffered = (cart: Cart, partner: PartnerOptician | undefined): E.Either<
  RefusalBy<'NotFound' | 'PartnerNotOffered'>, Cart
> => {
  const { studioId, recipient } = cart.shippingAddress ?? {}
  return studioId === undefined
    ? E.right(cart)
    : pipe(
        deliverToPartner({ studioId, ...omitUndefined({ recipient }) }, partner),
        E.map((shippingAddress) => ({ ...cart, shippingAddress })),
      )
}
