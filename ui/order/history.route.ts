import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { ListOrders } from '../../application/storefront/order/list-orders.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { requestedPage } from '../listing/account-pages.ts'
import { toHistoryEntry } from './history-data.ts'

/** What a customer ordered, newest first (Commerce §2). */
export const loader = async (asked: LoaderFunctionArgs) => {
  const { customer, injector } = await requireCustomer(asked)
  const locale = requestLocale(asked.request)
  const listed = await injector.get(ListOrders)(requestedPage(asked.request))()
  if (E.isLeft(listed)) throw routeError(listed.left)
  const { orders, pagination } = listed.right
  // The list may have become shorter, or a page may be made up: the last one stands for all beyond it (decision A09).
  if (requestedPage(asked.request) > pagination.totalPages)
    throw redirect(`${localePath(locale, '/my-account/history')}?page=${pagination.currentPage}`)
  return data(
    {
      ...(customer.isVerified ? {} : { unproven: customer.email }),
      entries: orders.map((order) => toHistoryEntry(order, locale)),
      pagination,
    },
    { headers: PRIVATE_PAGE },
  )
}

export { sendProofAgain as action } from '../identity/send-proof-again.ts'
export { HistoryPage as Component } from './HistoryPage.tsx'
