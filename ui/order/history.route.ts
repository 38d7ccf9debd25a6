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

/** The orders of a customer, newest first (Commerce §2). */
export const loader = async (args: LoaderFunctionArgs) => {
  const { customer, injector } = await requireCustomer(args)
  const locale = requestLocale(args.request)
  const listed = await injector.get(ListOrders)(requestedPage(args.request))()
  if (E.isLeft(listed)) throw routeError(listed.left)
  const { orders, pagination } = listed.right
  // A page beyond the end redirects to the last one (decision A09).
  if (requestedPage(args.request) > pagination.totalPages)
    throw redirect(`${localePath(locale, '/my-account/history')}?page=${pagination.currentPage}`)
  return data(
    {
      ...(customer.isVerified ? {} : { unverifiedEmail: customer.email }),
      entries: orders.map((order) => toHistoryEntry(order, locale)),
      pagination,
    },
    { headers: PRIVATE_PAGE },
  )
}

export { resendVerification as action } from '../identity/resend-verification.ts'
export { HistoryPage as Component } from './HistoryPage.tsx'
