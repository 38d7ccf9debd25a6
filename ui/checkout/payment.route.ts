import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { CompleteCheckout, type PaymentChoice } from '../../application/storefront/checkout/complete-checkout.ts'
import { Today } from '../../application/storefront/shop/today.port.ts'
import { isSavable } from '../../domain/payment/saved-card.ts'
import { chosenCard, toCardEntry, type CardEntry } from '../payment/card-data.ts'
import { ProposePayment } from '../../application/storefront/payment/propose-payment.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { inPaymentOrder } from '../../domain/payment/payment-order.ts'
import { isNothingToPay } from '../../domain/checkout/nothing-to-pay.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { arrivalDays } from '../delivery/arrival-days.ts'
import { isTicked } from '../form/ticked.ts'
import { injectorContext } from '../binding/injector-context.ts'
import type { Injector } from '../binding/injector.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { redirectAway } from '../binding/redirect-away.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { withFailure, withProblems } from '../form/form-reply.ts'
import { enterStep } from './enter-step.ts'
import { isReorder } from './step-path.ts'
import { readComment } from '../../domain/order/comment.ts'
import { paymentProblems } from './payment-problems.ts'
import { readDisplayedCart, writeDisplayedCart } from './displayed-cart.ts'
import { readFields } from '../form/typed-fields.ts'
import { toReview } from './review-data.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

export const handle = { checkout: true, checkoutStep: 'payment' } satisfies PageMarks

// What the browser supports is unknown here: all methods are sent, and the page hides those that cannot work (decision A31).
const methodsFor = async (injector: Injector, { token, totals }: Cart) => {
  if (isNothingToPay(totals.total)) return []
  const offered = await injector.get(Shop).checkout.getPaymentMethods({ token })()
  if (E.isLeft(offered)) throw routeError(offered.left)
  return offered.right
}

/** The delivery dates of the chosen shipping method; optional. */
const arrivalOf = async (injector: Injector, { token }: Cart, locale: Locale): Promise<string | undefined> => {
  const selected = await injector.get(Shop).checkout.getSelectedShippingMethod({ token })()
  return E.isRight(selected) && selected.right?.arrival !== undefined ? arrivalDays(selected.right.arrival, locale) : undefined
}

/** Saved cards are optional. */
const savedCards = async (injector: Injector): Promise<readonly CardEntry[]> => {
  const listed = await injector.get(Shop).payment.getCustomerPaymentAlias({})()
  const today = injector.get(Today)()
  return E.isRight(listed) ? listed.right.map((card) => toCardEntry(card, today)) : []
}

/** Payment method, review and the order. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { cart, checkout, injector, customer } = await enterStep('payment', args)
  const [methods, proposed, arrival, cards] = await Promise.all([
    methodsFor(injector, cart),
    injector.get(ProposePayment)(cart)(),
    arrivalOf(injector, cart, requestLocale(args.request)),
    customer === undefined || isNothingToPay(cart.totals.total) ? [] : savedCards(injector),
  ])
  const lastPaymentMethod = E.isRight(proposed) ? proposed.right.lastPaymentMethod : undefined
  const chosen = cart.paymentMethod ?? methods.find((method) => method === lastPaymentMethod)
  return data(
    {
      checkout,
      cards: cards.filter(({ method }) => methods.includes(method)),
      canSaveCard: customer !== undefined && methods.some(isSavable),
      methods: inPaymentOrder(methods, cart.billingAddress?.countryCode ?? injector.get(CurrentShop).country),
      total: cart.totals.total,
      isNothingDue: isNothingToPay(cart.totals.total),
      expectedTotal: writeDisplayedCart(cart),
      isReorder: cart.reorderOf !== undefined || isReorder(args.params['isReorder'], new URL(args.request.url)),
      review: toReview(cart, arrival),
      ...(chosen === undefined ? {} : { chosen }),
    },
    { headers: PRIVATE_PAGE },
  )
}

// What concerns the chosen payment method is said beside it, the rest above the form.
const isAboutPayment = (failure: Failure): boolean =>
  failure._tag === 'PaymentNotOffered' || failure._tag === 'CardExpired'
  || (failure._tag === 'NotFound' && failure.what === 'payment_alias')

const paymentChoice = (typed: Readonly<Record<string, string>>): PaymentChoice => {
  const method = typed['paymentMethod'] ?? ''
  const alias = chosenCard(method)
  return alias === undefined ? { _tag: 'Method', method, savesCard: isTicked(typed, 'savesCard') } : { _tag: 'SavedCard', alias }
}

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const locale = requestLocale(request)
  const typed = readFields(await request.formData())
  const displayed = readDisplayedCart(typed['expectedTotal'])
  if (displayed === undefined) return withFailure(typed, { _tag: 'Malformed', violations: [] }, locale)
  const problems = paymentProblems(typed, isNothingToPay(displayed.expectedTotal))
  if (Object.keys(problems).length > 0) return withProblems(typed, problems)

  const comment = readComment(typed['comment'])
  const placed = await context.get(injectorContext).get(CompleteCheckout)(
    paymentChoice(typed), { ...displayed, termsAccepted: isTicked(typed, 'terms'), ...(comment === '' ? {} : { comment }) },
  )()
  if (E.isLeft(placed)) {
    return isAboutPayment(placed.left)
      ? withProblems(typed, { paymentMethod: refusalMessage(placed.left, locale) })
      : withFailure(typed, placed.left, locale)
  }
  const { paymentPage, orderToken } = placed.right
  const orderPath = localePath(locale, `/checkout/thank-you/${orderToken}`)
  return paymentPage === undefined ? redirect(orderPath) : redirectAway(paymentPage, orderPath)
}

export { PaymentPage as Component } from './PaymentPage.tsx'
