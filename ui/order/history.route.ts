import * as E from 'fp-ts/lib/Either.js'
import { data, type LoaderFunctionArgs } from 'react-router'
import { ListOrders } from '../../application/storefront/order/list-orders.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { toHistoryEntry } from './history-data.ts'

const pageOf = (request: Request): number => {
  const page = new URL(request.url).searchParams.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}

/** What a customer ordered, newest first (Commerce §2). */
export const loader = async (asked: LoaderFunctionArgs) => {
  const { customer, injector } = await requireCustomer(asked)
  const locale = requestLocale(asked.request)
  const listed = await injector.get(ListOrders)(pageOf(asked.request))()
  if (E.isLeft(listed)) throw routeError(listed.left)
  const { orders, pagination } = listed.right
  return data(
    { firstName: customer.firstName, entries: orders.map((order) => toHistoryEntry(order, locale)), pagination },
    { headers: PRIVATE_PAGE },
  )
}

export { HistoryPage as Component } from './HistoryPage.tsx'
