import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { CountBonusPoints } from '../../application/storefront/loyalty/count-bonus-points.ts'
import { FindDocuments } from '../../application/storefront/order/find-documents.ts'
import { ViewOwnOrder } from '../../application/storefront/order/view-own-order.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { documentsOf } from '../../domain/order/order-document.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import type { Injector } from '../binding/injector.ts'
import { failureStatus } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { loadOrderAgain } from '../reorder/load-order-again.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { openMethods } from '../payment/open-methods.ts'
import { paymentSlipOf } from '../payment/payment-slip.ts'
import { toOrderData } from './order-data.ts'
import { payOrder } from './pay-order.ts'

/** What is no id is no order: none has 0. */
const idOf = (given: string | undefined): number => readWholeNumber(given, IDS) ?? 0

/** One of the customer's orders; without an id the history (decision A56). */
export const loader = async (asked: LoaderFunctionArgs) => {
  const locale = requestLocale(asked.request)
  const { injector } = await requireCustomer(asked)
  const { orderId } = asked.params
  if (orderId === undefined) throw redirect(localePath(locale, '/my-account/history'))
  const [found, points] = await Promise.all([injector.get(ViewOwnOrder)(idOf(orderId))(), injector.get(CountBonusPoints)()()])
  if (E.isLeft(found)) throw routeError(found.left)
  const order = found.right
  const again = await loadOrderAgain(injector, order)
  return data(
    {
      order: toOrderData(order, locale, injector.get(CurrentShop)),
      id: order.id,
      createdAt: order.createdAt,
      ...(again === undefined ? {} : { again }),
      documents: documentsOf(order),
      ...(E.isRight(points) ? { points: points.right } : {}),
      methods: await openMethods(injector, order),
      slip: await paymentSlipOf(injector, order),
    },
    { headers: PRIVATE_PAGE },
  )
}

type Paying = { readonly orderId: string | undefined; readonly method: string | undefined; readonly locale: Locale }

/** Leads to the payment page of an own order; somebody else's is none (decision A56). */
const pay = async (injector: Injector, { orderId, method, locale }: Paying) => {
  const found = await injector.get(ViewOwnOrder)(idOf(orderId))()
  if (E.isLeft(found)) throw routeError(found.left)
  const { id, token } = found.right
  return payOrder(injector, { token, locale, method, back: localePath(locale, `/my-account/order/${id}`) })
}

/** Opens the payment page or a document of the order, or says why not beside the button. */
export const action = async (asked: ActionFunctionArgs) => {
  const locale = requestLocale(asked.request)
  const { injector } = await requireCustomer(asked)
  const fields = readFields(await asked.request.formData())
  if (fields['pay'] !== undefined) return pay(injector, { orderId: asked.params['orderId'], method: fields['paymentMethod'], locale })
  const { document } = fields
  const found = await injector.get(FindDocuments)(document === undefined ? [] : [document])()
  const [url] = E.isRight(found) ? found.right : []
  if (url !== undefined) return redirectDocument(url)
  const failure = E.isLeft(found) ? found.left : ({ _tag: 'NotFound', what: 'document' } as const)
  const status = failure._tag === 'NotFound' ? 404 : failureStatus(failure)
  return data({ failure: refusalMessage(failure, locale) }, { status, headers: PRIVATE_PAGE })
}

export { revalidateAfterRefusal as shouldRevalidate } from '../binding/revalidate-after-refusal.ts'
export { OwnOrderPage as Component } from './OwnOrderPage.tsx'
