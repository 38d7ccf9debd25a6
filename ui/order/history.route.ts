import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { makePagination } from '../../domain/listing/make-pagination.ts'
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
  const page = requestedPage(args.request)
  const listed = await injector.get(Shop).order.listOrders({ page })()
  if (E.isLeft(listed)) throw routeError(listed.left)
  const pagination = makePagination({ page, totalItems: listed.right.total })
  // A page beyond the end redirects to the last one (decision A09).
  if (page > pagination.totalPages)
    throw redirect(`${localePath(locale, '/my-account/history')}?page=${pagination.currentPage}`)
  return data(
    {
      ...(customer.isVerified ? {} : { unverifiedEmail: customer.email }),
      entries: listed.right.orders.map((order) => toHistoryEntry(order, locale)),
      pagination,
    },
    { headers: PRIVATE_PAGE },
  )
}

export { resendVerification as action } from '../identity/resend-verification.ts'
export { HistoryPage as Component } from './HistoryPage.tsx'
