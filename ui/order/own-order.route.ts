import * as E from 'fp-ts/Either'
import { data, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { CountBonusPoints } from '../../application/storefront/loyalty/count-bonus-points.ts'
import { FindDocuments } from '../../application/storefront/order/find-documents.ts'
import { ViewOwnOrder } from '../../application/storefront/order/view-own-order.ts'
import { documentsOf } from '../../domain/order/order-document.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { failureStatus } from '../checkout/failure-status.ts'
import { readFields } from '../checkout/read-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { PRIVATE_PAGE } from '../routing/page-cache.ts'
import { requestLocale } from '../routing/request-locale.ts'
import { routeError } from '../routing/route-error.ts'
import { standingOf, toOrderData } from './order-data.ts'

/** Plain digits only: what is no id is no order. */
const idOf = (given: string): number => (/^[1-9]\d{0,9}$/.test(given) ? Number(given) : 0)

/** One of the customer's orders; without an id the history (decision A56). */
export const loader = async (asked: LoaderFunctionArgs) => {
  const locale = requestLocale(asked.request)
  const { injector } = await requireCustomer(asked)
  const { orderId } = asked.params
  if (orderId === undefined) throw redirect(localePath(locale, '/my-account/history'))
  const [found, points] = await Promise.all([injector.get(ViewOwnOrder)(idOf(orderId))(), injector.get(CountBonusPoints)()()])
  if (E.isLeft(found)) throw routeError(found.left)
  const order = found.right
  return data(
    {
      order: toOrderData(order, locale),
      createdAt: order.createdAt,
      documents: documentsOf(order),
      ...(E.isRight(points) ? { points: points.right } : {}),
      ...(standingOf(order) === 'payable' ? { payPath: localePath(locale, `/checkout/thank-you/${order.token}`) } : {}),
    },
    { headers: PRIVATE_PAGE },
  )
}

/** Opens a document of the order, or says why not beside the button. */
export const action = async (asked: ActionFunctionArgs) => {
  const locale = requestLocale(asked.request)
  const { injector } = await requireCustomer(asked)
  const { document } = readFields(await asked.request.formData())
  const found = await injector.get(FindDocuments)(document === undefined ? [] : [document])()
  const [url] = E.isRight(found) ? found.right : []
  if (url !== undefined) return redirectDocument(url)
  const failure = E.isLeft(found) ? found.left : ({ _tag: 'NotFound', what: 'document' } as const)
  return data({ failure: refusalMessage(failure, locale) }, { status: failureStatus(failure), headers: PRIVATE_PAGE })
}

export { OwnOrderPage as Component } from './OwnOrderPage.tsx'
