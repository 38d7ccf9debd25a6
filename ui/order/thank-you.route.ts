import * as E from 'fp-ts/Either'
import { data, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { StartPayment } from '../../application/storefront/order/start-payment.ts'
import { ViewOrder } from '../../application/storefront/order/view-order.ts'
import { ForeseeReorder } from '../../application/storefront/reorder/foresee-reorder.ts'
import { stepFor } from '../../domain/checkout/step-for.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { makeOrderToken } from '../../domain/order/order-token.ts'
import type { Order, OrderToken } from '../../domain/order/order.ts'
import { isRepeatable } from '../../domain/reorder/is-repeatable.ts'
import { failureStatus } from '../checkout/failure-status.ts'
import { stepPath } from '../checkout/step-path.ts'
import { injectorContext, type Injector } from '../binding/injector.ts'
import type { OrderAgain } from '../reorder/order-again.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { PRIVATE_PAGE } from '../routing/page-cache.ts'
import { requestLocale } from '../routing/request-locale.ts'
import { routeError } from '../routing/route-error.ts'
import { toOrderData } from './order-data.ts'
import { readPaymentOutcome } from './payment-outcome.ts'

export const handle = { checkout: true, checkoutStep: 'thank-you' } as const

/** The page asks for an order, not for a cart; without one it is the way home (Commerce §2, decision A04). */
const askedOrder = (given: string | undefined, locale: Locale): OrderToken => {
  const decision = stepFor('thank-you', undefined, { signedIn: false }, given)
  if (decision._tag === 'Redirect') throw redirect(stepPath(locale, decision.to))
  const token = makeOrderToken(given)
  if (E.isLeft(token)) throw routeError(token.left)
  return token.right
}

/** When the same will be needed, if there are lenses that wear out, and the token to order it by. */
const orderAgain = async (injector: Injector, order: Order): Promise<OrderAgain> => {
  if (!order.lines.some(({ category }) => category === 'lens')) return { token: order.token }
  const foreseen = await injector.get(ForeseeReorder)(order)()
  return { token: order.token, ...(E.isRight(foreseen) ? foreseen.right : {}) }
}

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const locale = requestLocale(request)
  const token = askedOrder(params['orderToken'], locale)
  const found = await context.get(injectorContext).get(ViewOrder)(token)()
  if (E.isLeft(found)) throw routeError(found.left)
  const outcome = readPaymentOutcome(new URL(request.url))
  const again = isRepeatable(found.right) ? await orderAgain(context.get(injectorContext), found.right) : undefined
  return data(
    { order: toOrderData(found.right, locale), ...(outcome === undefined ? {} : { outcome }), ...(again === undefined ? {} : { again }) },
    { headers: PRIVATE_PAGE },
  )
}

/** Opens the payment page once more for an order that is not paid yet. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const locale = requestLocale(request)
  const token = askedOrder(params['orderToken'], locale)
  const started = await context.get(injectorContext).get(StartPayment)(token)()
  if (E.isRight(started)) {
    return started.right === undefined ? redirect(localePath(locale, `/checkout/thank-you/${token}`)) : redirectDocument(started.right)
  }
  return data({ failure: refusalMessage(started.left, locale) }, { status: failureStatus(started.left), headers: PRIVATE_PAGE })
}

export { ThankYouPage as Component } from './ThankYouPage.tsx'
