import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { SendProof } from '../../application/storefront/identity/send-proof.ts'
import { ListOrders } from '../../application/storefront/order/list-orders.ts'
import { readWholeNumber } from '../../domain/whole-number.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { failureStatus } from '../form/form-reply.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { toHistoryEntry } from './history-data.ts'

const LARGEST_PAGE = 99_999
const pageOf = (request: Request): number =>
  readWholeNumber(new URL(request.url).searchParams.get('page'), { from: 1, to: LARGEST_PAGE }) ?? 1

/** What a customer ordered, newest first (Commerce §2). */
export const loader = async (asked: LoaderFunctionArgs) => {
  const { customer, injector } = await requireCustomer(asked)
  const locale = requestLocale(asked.request)
  const listed = await injector.get(ListOrders)(pageOf(asked.request))()
  if (E.isLeft(listed)) throw routeError(listed.left)
  const { orders, pagination } = listed.right
  // The list may have become shorter, or a page may be made up: the last one stands for all beyond it (decision A09).
  if (pageOf(asked.request) > pagination.totalPages)
    throw redirect(`${localePath(locale, '/my-account/history')}?page=${pagination.currentPage}`)
  return data(
    {
      firstName: customer.firstName,
      ...(customer.isProven ? {} : { unproven: customer.email }),
      entries: orders.map((order) => toHistoryEntry(order, locale)),
      pagination,
    },
    { headers: PRIVATE_PAGE },
  )
}

/** Another letter to a mailbox that has not answered yet. */
export const action = async (asked: ActionFunctionArgs) => {
  const { injector } = await requireCustomer(asked)
  const sent = await injector.get(SendProof)()()
  if (E.isRight(sent)) return data({}, { headers: PRIVATE_PAGE })
  return data(
    { failure: refusalMessage(sent.left, requestLocale(asked.request)) },
    { status: failureStatus(sent.left), headers: PRIVATE_PAGE },
  )
}

export { HistoryPage as Component } from './HistoryPage.tsx'
