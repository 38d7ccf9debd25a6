import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { makePagination } from '../../domain/listing/make-pagination.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { requireSession } from '../identity/signed-in-first.ts'
import { requestedPage } from '../listing/account-pages.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { POINTS_PATH, toPointsEntry } from './points-data.ts'

/** Bonus points and their orders (Account §2.3, decision G11); parts that cannot be loaded are reported on the page. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { customer, injector } = await requireCustomer(args)
  const locale = requestLocale(args.request)
  const page = requestedPage(args.request)
  const read = await injector.get(Shop).loyalty.getBonusPointsStatement({ page })()
  requireSession(args.request, read)
  const unverified = customer.isVerified ? {} : { unverifiedEmail: customer.email }
  if (E.isLeft(read)) return data({ ...unverified, statement: undefined }, { headers: PRIVATE_PAGE })
  const { balance, movements, total } = read.right
  const pagination = makePagination({ page, totalItems: total })
  if (page > pagination.totalPages) throw redirect(`${localePath(locale, POINTS_PATH)}?page=${pagination.currentPage}`)
  const statement = { balance, entries: movements.map((movement) => toPointsEntry(movement, locale)), pagination }
  return data({ ...unverified, statement }, { headers: PRIVATE_PAGE })
}

export { resendVerification as action } from '../identity/resend-verification.ts'
export { PointsPage as Component } from './PointsPage.tsx'
