import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { VerifyOrderAccess } from '../../application/storefront/order/verify-order-access.ts'
import { ViewSharedOrder } from '../../application/storefront/order/view-shared-order.ts'
import { ViewOrder } from '../../application/storefront/order/view-order.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { stepFor } from '../../domain/checkout/step-for.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { makeOrderToken } from '../../domain/order/order-token.ts'
import type { OrderToken } from '../../domain/order/order.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { missingFields, readFields } from '../form/typed-fields.ts'
import { isFromOrderedCart } from '../cart/already-ordered.ts'
import { stepPath } from '../checkout/step-path.ts'
import { withFailure, withProblems, type FormReply } from '../form/form-reply.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { injectorContext, type Injector } from '../binding/injector.ts'
import { loadOrderAgain } from '../reorder/load-order-again.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { openMethods } from '../payment/open-methods.ts'
import { paymentSlipOf } from '../payment/payment-slip.ts'
import { toOrderData } from './order-data.ts'
import { toSharedOrderData } from './shared-order-data.ts'
import { payOrder } from './pay-order.ts'
import { readPaymentOutcome } from './payment-outcome.ts'

export const handle = { checkoutStep: 'thank-you' } satisfies PageMarks

/** The page asks for an order, not for a cart; without one it is the way home (Commerce §2, decision A04). */
const askedOrder = (given: string | undefined, locale: Locale): OrderToken => {
  const decision = stepFor('thank-you', undefined, { signedIn: false }, given)
  if (decision._tag === 'Redirect') throw redirect(stepPath(locale, decision.to))
  const token = makeOrderToken(given)
  if (E.isLeft(token)) throw routeError(token.left)
  return token.right
}

/** What the link alone tells; an old one only asks who looks. */
const sharedWith = async (injector: Injector, token: OrderToken, locale: Locale) => {
  const shared = await injector.get(ViewSharedOrder)(token)()
  if (E.isLeft(shared) && shared.left._tag !== 'OrderOfAnother') throw routeError(shared.left)
  const order = E.isRight(shared) ? { order: toSharedOrderData(shared.right, locale) } : {}
  return data({ _tag: 'Shared' as const, ...order }, { headers: PRIVATE_PAGE })
}

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const locale = requestLocale(request)
  const token = askedOrder(params['orderToken'], locale)
  const injector = context.get(injectorContext)
  const found = await injector.get(ViewOrder)(token)()
  if (E.isLeft(found)) {
    if (found.left._tag === 'OrderOfAnother') return sharedWith(injector, token, locale)
    throw routeError(found.left)
  }
  const url = new URL(request.url)
  const outcome = readPaymentOutcome(url)
  const again = await loadOrderAgain(injector, found.right)
  const methods = await openMethods(injector, found.right)
  return data(
    omitUndefined({
      _tag: 'Whole' as const,
      order: toOrderData(found.right, locale, injector.get(CurrentShop)),
      id: found.right.id,
      isAgain: isFromOrderedCart(url),
      methods,
      slip: await paymentSlipOf(injector, found.right),
      outcome,
      again,
    }),
    { headers: PRIVATE_PAGE },
  )
}

/** Shows the whole order to whoever says what only its buyer knows. */
const prove = async (injector: Injector, token: OrderToken, typed: FormReply['typed'], locale: Locale) => {
  const { email = '', postcode = '' } = typed
  const missing = missingFields({ email, postcode })
  if (Object.keys(missing).length > 0) return withProblems(typed, missing)
  const proven = await injector.get(VerifyOrderAccess)(token, { email, postcode })()
  if (E.isRight(proven)) return redirect(localePath(locale, `/checkout/thank-you/${token}`))
  return proven.left._tag === 'InvalidEmail'
    ? withProblems(typed, { email: refusalMessage(proven.left, locale) })
    : withFailure(typed, proven.left, locale)
}

/** Opens the payment page once more for an order that is not paid yet, or shows the order to its buyer. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const locale = requestLocale(request)
  const token = askedOrder(params['orderToken'], locale)
  const { paymentMethod: method, intent, ...typed } = readFields(await request.formData())
  if (intent === 'prove') return prove(context.get(injectorContext), token, typed, locale)
  const back = localePath(locale, `/checkout/thank-you/${token}`)
  return payOrder(context.get(injectorContext), { token, locale, method, back })
}

export { revalidateAfterRefusal as shouldRevalidate } from '../binding/revalidate-after-refusal.ts'
export { ThankYouPage as Component } from './ThankYouPage.tsx'
