import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
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
import { injectorContext } from '../binding/injector-context.ts'
import type { Injector } from '../binding/injector.ts'
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

/** The token of the order; without one, redirects home (Commerce §2, decision A04). */
const requestedToken = (text: string | undefined, locale: Locale): OrderToken => {
  const decision = stepFor('thank-you', undefined, { signedIn: false }, text)
  if (decision._tag === 'Redirect') throw redirect(stepPath(locale, decision.to))
  const token = makeOrderToken(text)
  if (E.isLeft(token)) throw routeError(token.left)
  return token.right
}

/** What the link alone reveals; an expired one only shows the verification form. */
const sharedPage = async (injector: Injector, token: OrderToken, locale: Locale) => {
  const shared = await injector.get(Shop).order.trackOrder({ token })()
  if (E.isLeft(shared) && shared.left._tag !== 'OrderOfAnother') throw routeError(shared.left)
  const order = E.isRight(shared) ? { order: toSharedOrderData(shared.right, locale) } : {}
  return data({ _tag: 'Shared' as const, ...order }, { headers: PRIVATE_PAGE })
}

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const locale = requestLocale(request)
  const token = requestedToken(params['orderToken'], locale)
  const injector = context.get(injectorContext)
  const viewed = await injector.get(ViewOrder)(token)()
  if (E.isLeft(viewed)) {
    if (viewed.left._tag === 'OrderOfAnother') return sharedPage(injector, token, locale)
    throw routeError(viewed.left)
  }
  const url = new URL(request.url)
  const outcome = readPaymentOutcome(url)
  const again = await loadOrderAgain(injector, viewed.right)
  const methods = await openMethods(injector, viewed.right)
  return data(
    omitUndefined({
      _tag: 'Whole' as const,
      order: toOrderData(viewed.right, locale, injector.get(CurrentShop)),
      id: viewed.right.id,
      isAgain: isFromOrderedCart(url),
      methods,
      slip: await paymentSlipOf(injector, viewed.right),
      outcome,
      again,
    }),
    { headers: PRIVATE_PAGE },
  )
}

/** Shows the whole order after verifying data that only the buyer knows. */
const verify = async (injector: Injector, token: OrderToken, typed: FormReply['typed'], locale: Locale) => {
  const { email = '', postcode = '' } = typed
  const missing = missingFields({ email, postcode })
  if (Object.keys(missing).length > 0) return withProblems(typed, missing)
  const verified = await injector.get(Shop).order.verifyOrderAccess({ token, proof: { email, postcode } })()
  if (E.isRight(verified)) return redirect(localePath(locale, `/checkout/thank-you/${token}`))
  return verified.left._tag === 'InvalidEmail'
    ? withProblems(typed, { email: refusalMessage(verified.left, locale) })
    : withFailure(typed, verified.left, locale)
}

/** Redirects to the payment page of an unpaid order, or verifies access to the order. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const locale = requestLocale(request)
  const token = requestedToken(params['orderToken'], locale)
  const { paymentMethod: method, intent, ...typed } = readFields(await request.formData())
  if (intent === 'prove') return verify(context.get(injectorContext), token, typed, locale)
  const back = localePath(locale, `/checkout/thank-you/${token}`)
  return payOrder(context.get(injectorContext), { token, locale, method, back })
}

export { ThankYouPage as Component } from './ThankYouPage.tsx'
