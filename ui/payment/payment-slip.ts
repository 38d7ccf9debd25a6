import * as E from 'fp-ts/lib/Either.js'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { paymentStandingOf } from '../../domain/payment/payment-standing.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Injector } from '../binding/injector.ts'

/** The QR-bill of an order as a data URL; optional, since the account is shown beside it. */
export const paymentSlipOf = async (injector: Injector, order: Order): Promise<string | undefined> => {
  if (paymentStandingOf(order) !== 'awaited') return undefined
  const svg = await injector.get(Shop).order.getPaymentSlip({ token: order.token })()
  return E.isRight(svg) && svg.right !== undefined ? `data:image/svg+xml,${encodeURIComponent(svg.right)}` : undefined
}
