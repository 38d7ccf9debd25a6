import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
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

/** 0 for an invalid id: no order has it. */
const idOf = (text: string | undefined): number => readWholeNumber(text, IDS) ?? 0

/** An order of the customer; without an id, redirects to the history (decision A56). */
export const loader = async (args: LoaderFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const { orderId } = args.params
  if (orderId === undefined) throw redirect(localePath(locale, '/my-account/history'))
  const shop = injector.get(Shop)
  const [result, points] = await Promise.all([shop.order.getOwnOrder({ id: idOf(orderId) })(), shop.loyalty.getBonusPoints({})()])
  if (E.isLeft(result)) throw routeError(result.left)
  const order = result.right
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

type PaymentRequest = { readonly orderId: string | undefined; readonly method: string | undefined; readonly locale: Locale }

/** Redirects to the payment page of an order of the customer; an order of another one is not found (decision A56). */
const pay = async (injector: Injector, { orderId, method, locale }: PaymentRequest) => {
  const result = await injector.get(Shop).order.getOwnOrder({ id: idOf(orderId) })()
  if (E.isLeft(result)) throw routeError(result.left)
  const { id, token } = result.right
  return payOrder(injector, { token, locale, method, back: localePath(locale, `/my-account/order/${id}`) })
}

/** Redirects to the payment page or a document of the order, or returns the failure. */
export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const fields = readFields(await args.request.formData())
  if (fields['pay'] !== undefined) return pay(injector, { orderId: args.params['orderId'], method: fields['paymentMethod'], locale })
  const { document } = fields
  const result = await injector.get(Shop).order.getDocuments({ documents: document === undefined ? [] : [document] })()
  const [url] = E.isRight(result) ? result.right : []
  if (url !== undefined) return redirectDocument(url)
  const failure = E.isLeft(result) ? result.left : ({ _tag: 'NotFound', what: 'document' } as const)
  const status = failure._tag === 'NotFound' ? 404 : failureStatus(failure)
  return data({ failure: refusalMessage(failure, locale) }, { status, headers: PRIVATE_PAGE })
}

export { OwnOrderPage as Component } from './OwnOrderPage.tsx'
