import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, redirectDocument } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import type { OrderToken } from '../../domain/order/order.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Injector } from '../binding/injector.ts'
import { failureStatus } from '../form/form-reply.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'

type PaymentRequest = {
  readonly token: OrderToken
  readonly locale: Locale
  /** The chosen payment method, if any. */
  readonly method: string | undefined
  /** The page of the order, if nothing is due any more. */
  readonly back: string
}

/** Redirects to the payment page of an order, or returns the failure. */
export const payOrder = async (injector: Injector, { token, locale, method, back }: PaymentRequest) => {
  const started = await injector.get(Shop).payment.createPayment({ token, ...(method === undefined || method === '' ? {} : { method }) })()
  if (E.isRight(started)) return started.right === undefined ? redirect(back) : redirectDocument(started.right)
  return data(
    { payFailure: refusalMessage(started.left, locale) },
    { status: failureStatus(started.left), headers: PRIVATE_PAGE },
  )
}
