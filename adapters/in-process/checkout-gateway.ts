import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ListCartPayments } from '../../application/commerce/checkout/list-cart-payments.ts'
import type { ListCartShipping } from '../../application/commerce/checkout/list-cart-shipping.ts'
import type { SetAddresses } from '../../application/commerce/checkout/set-addresses.ts'
import type { SetEmail } from '../../application/commerce/checkout/set-email.ts'
import type { SetPayment } from '../../application/commerce/checkout/set-payment.ts'
import type { SetShipping } from '../../application/commerce/checkout/set-shipping.ts'
import type { CheckoutGateway } from '../../application/storefront/checkout/checkout-gateway.port.ts'
import type { OwnerOf } from './owner-of.ts'

type Deps = {
  readonly setEmail: SetEmail
  readonly setAddresses: SetAddresses
  readonly listCartShipping: ListCartShipping
  readonly setShipping: SetShipping
  readonly listCartPayments: ListCartPayments
  readonly setPayment: SetPayment
}

/** An e-mail beside the addresses is noted first. */
const giveAddresses =
  (shop: Deps, ownerOf: OwnerOf): CheckoutGateway['giveAddresses'] =>
  (token, { email, ...addresses }) => {
    const setAddresses = pipe(ownerOf(), TE.flatMap((owner) => shop.setAddresses(token, addresses, owner)))
    return email === undefined ? setAddresses : pipe(shop.setEmail(token, email), TE.flatMap(() => setAddresses))
  }

export const makeInProcessCheckout = (shop: Deps, ownerOf: OwnerOf): CheckoutGateway => ({
  giveEmail: shop.setEmail,
  giveAddresses: giveAddresses(shop, ownerOf),
  shippingOptions: shop.listCartShipping,
  chooseShipping: shop.setShipping,
  paymentMethods: (token) => pipe(ownerOf(), TE.flatMap((owner) => shop.listCartPayments(token, owner))),
  choosePayment: (token, method) => pipe(ownerOf(), TE.flatMap((owner) => shop.setPayment(token, method, owner))),
})
