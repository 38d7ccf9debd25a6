import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ListOrderPayments } from '../../application/commerce/order/list-order-payments.ts'
import type { PlaceCartOrder } from '../../application/commerce/order/place-cart-order.ts'
import type { ShowOrder } from '../../application/commerce/order/show-order.ts'
import type { OpenPayment } from '../../application/commerce/payment/open-payment.ts'
import type { OrderGateway } from '../../application/storefront/order/order-gateway.port.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { OwnerOf } from './owner-of.ts'

type Deps = {
  readonly placeCartOrder: PlaceCartOrder
  readonly showOrder: ShowOrder
  readonly openPayment: OpenPayment
  readonly listOrderPayments: ListOrderPayments
}

/** `publicUrl` is where the shopper's browser reaches the shop, without a slash at its end. */
export const makeInProcessOrders = (
  shop: Deps,
  at: { readonly publicUrl: string; readonly locale: Locale; readonly ownerOf: OwnerOf },
): OrderGateway => ({
  place: (token, consent) => pipe(
      at.ownerOf(),
      TE.flatMap((owner) => shop.placeCartOrder(token, consent, owner)),
      TE.map((order) => order.token),
    ),
  order: shop.showOrder,
  paymentMethods: shop.listOrderPayments,
  startPayment: (token, method) => shop.openPayment(token, at, method),
})
