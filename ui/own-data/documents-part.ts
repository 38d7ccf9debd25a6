import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { FindDocuments } from '../../application/storefront/order/find-documents.ts'
import { ListOrders } from '../../application/storefront/order/list-orders.ts'
import { documentsOf } from '../../domain/order/order-document.ts'
import type { Order } from '../../domain/order/order.ts'
import { papersOf } from '../../domain/payment/order-papers.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Injector } from '../binding/injector.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { requestedPage } from '../listing/account-pages.ts'
import type { OrderPapers } from './DocumentsPageView.tsx'

const PATH = '/my-account/documents'

/** Where each document of these orders opens; the order's own page leads there, too, should nobody answer. */
const addresses = async (injector: Injector, orders: readonly Order[]): Promise<ReadonlyMap<string, string>> => {
  const names = orders.flatMap(documentsOf)
  const found = names.length === 0 ? E.right([]) : await injector.get(FindDocuments)(names)()
  return new Map(E.isRight(found) ? names.map((name, index) => [name, found.right[index] ?? '']) : [])
}

const toPapers = (locale: Locale, opens: ReadonlyMap<string, string>) => (order: Order): OrderPapers => {
  const path = localePath(locale, `/my-account/order/${order.id}`)
  const [invoice] = documentsOf(order).flatMap((name) => opens.get(name) ?? [])
  return {
    number: order.number,
    createdAt: order.createdAt,
    papers: papersOf(order, documentsOf(order))
      .map((paper) => ({ paper, path: paper === 'invoice' ? invoice ?? path : path, isFile: paper === 'invoice' })),
  }
}

/** The papers of the customer's orders, the newest first. */
export const loader = async (asked: LoaderFunctionArgs) => {
  const { injector } = await requireCustomer(asked)
  const locale = requestLocale(asked.request)
  const listed = await injector.get(ListOrders)(requestedPage(asked.request))()
  if (E.isLeft(listed)) throw routeError(listed.left)
  const { orders, pagination } = listed.right
  if (requestedPage(asked.request) > pagination.totalPages)
    throw redirect(`${localePath(locale, PATH)}?page=${pagination.currentPage}`)
  const opens = await addresses(injector, orders)
  return data({ entries: orders.map(toPapers(locale, opens)), pagination }, { headers: PRIVATE_PAGE })
}

/** Nothing is sent to this page. */
export const action = () => data(null, { status: 405, headers: PRIVATE_PAGE })
