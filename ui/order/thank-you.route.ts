import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ViewOrder } from '../../application/storefront/order/view-order.ts'
import { stepFor } from '../../domain/checkout/step-for.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { makeOrderToken } from '../../domain/order/order-token.ts'
import type { OrderToken } from '../../domain/order/order.ts'
import { withoutAbsent } from '../../domain/without-absent.ts'
import { readFields } from '../form/typed-fields.ts'
import { stepPath } from '../checkout/step-path.ts'
import { injectorContext } from '../binding/injector.ts'
import { loadOrderAgain } from '../reorder/load-order-again.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { openMethods } from '../payment/open-methods.ts'
import { toOrderData } from './order-data.ts'
import { payOrder } from './pay-order.ts'
import { readPaymentOutcome } from './payment-outcome.ts'

export const handle = { checkout: true, checkoutStep: 'thank-you' } satisfies PageMarks

/** The page asks for an order, not for a cart; without one it is the way home (Commerce §2, decision A04). */
const askedOrder = (given: string | undefined, locale: Locale): OrderToken => {
  const decision = stepFor('thank-you', undefined, { signedIn: false }, given)
  if (decision._tag === 'Redirect') throw redirect(stepPath(locale, decision.to))
  const token = makeOrderToken(given)
  if (E.isLeft(token)) throw routeError(token.left)
  return token.right
}

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const locale = requestLocale(request)
  const token = askedOrder(params['orderToken'], locale)
  const found = await context.get(injectorContext).get(ViewOrder)(token)()
  if (E.isLeft(found)) throw routeError(found.left)
  const outcome = readPaymentOutcome(new URL(request.url))
  const again = await loadOrderAgain(context.get(injectorContext), found.right)
  const methods = await openMethods(context.get(injectorContext), found.right)
  return data(withoutAbsent({ order: toOrderData(found.right, locale), methods, outcome, again }), { headers: PRIVATE_PAGE })
}

/** Opens the payment page once more for an order that is not paid yet. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const locale = requestLocale(request)
  const token = askedOrder(params['orderToken'], locale)
  const { paymentMethod: method } = readFields(await request.formData())
  const back = localePath(locale, `/checkout/thank-you/${token}`)
  return payOrder(context.get(injectorContext), { token, locale, method, back })
}

export { readAgain as shouldRevalidate } from '../binding/read-again.ts'
export { ThankYouPage as Component } from './ThankYouPage.tsx'
