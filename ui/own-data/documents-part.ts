import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { makePagination } from '../../domain/listing/make-pagination.ts'
import { documentsOf } from '../../domain/order/order-document.ts'
import type { Order } from '../../domain/order/order.ts'
import { orderDocuments } from '../../domain/payment/order-documents.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Injector } from '../binding/injector.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { requestedPage } from '../listing/account-pages.ts'
import type { OrderDocuments } from './DocumentsPageView.tsx'

const PATH = '/my-account/documents'

/** The URL of each document of these orders; if they cannot be loaded, the page of the order is linked. */
const loadUrls = async (injector: Injector, orders: readonly Order[]): Promise<ReadonlyMap<string, string>> => {
  const names = orders.flatMap(documentsOf)
  const result = names.length === 0 ? E.right([]) : await injector.get(Shop).order.getDocuments({ documents: names })()
  return new Map(E.isRight(result) ? names.map((name, index) => [name, result.right[index] ?? '']) : [])
}

const toDocuments = (locale: Locale, urls: ReadonlyMap<string, string>) => (order: Order): OrderDocuments => {
  const path = localePath(locale, `/my-account/order/${order.id}`)
  const [invoice] = documentsOf(order).flatMap((name) => urls.get(name) ?? [])
  return {
    number: order.number,
    createdAt: order.createdAt,
    papers: orderDocuments(order, documentsOf(order))
      .map((paper) => ({ paper, path: paper === 'invoice' ? invoice ?? path : path, isFile: paper === 'invoice' })),
  }
}

/** The documents of the customer's orders, newest first. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { injector } = await requireCustomer(args)
  const locale = requestLocale(args.request)
  const page = requestedPage(args.request)
  const listed = await injector.get(Shop).order.listOrders({ page })()
  if (E.isLeft(listed)) throw routeError(listed.left)
  const { orders, total } = listed.right
  const pagination = makePagination({ page, totalItems: total })
  if (page > pagination.totalPages) throw redirect(`${localePath(locale, PATH)}?page=${pagination.currentPage}`)
  const urls = await loadUrls(injector, orders)
  return data({ entries: orders.map(toDocuments(locale, urls)), pagination }, { headers: PRIVATE_PAGE })
}

/** This page has no form. */
export const action = () => data(null, { status: 405, headers: PRIVATE_PAGE })
