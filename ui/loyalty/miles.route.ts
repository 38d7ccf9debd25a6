import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { SetOwnMilesNumber } from '../../application/storefront/loyalty/set-own-miles-number.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import type { Failure } from '../../domain/refusal.ts'
import { makePagination } from '../../domain/listing/make-pagination.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { failureStatus } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { requireSession } from '../identity/signed-in-first.ts'
import { requestedPage } from '../listing/account-pages.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { milesProblem } from './miles-problem.ts'

const PATH = '/my-account/miles-and-more'

/** The customer's number and earned miles; a list that cannot be loaded is reported on the page (Commerce §8). */
export const loader = async (args: LoaderFunctionArgs) => {
  const { customer, injector } = await requireCustomer(args)
  const page = requestedPage(args.request)
  const miles = await injector.get(Shop).loyalty.getMilesAndMorePoints({ page })()
  requireSession(args.request, miles)
  const pagination = E.isRight(miles) ? makePagination({ page, totalItems: miles.right.total }) : undefined
  // A page beyond the end redirects to the last one (decision A09).
  if (pagination !== undefined && page > pagination.totalPages)
    throw redirect(`${localePath(requestLocale(args.request), PATH)}?page=${pagination.currentPage}`)
  return data(
    {
      milesNumber: customer.milesAndMoreNumber ?? '',
      points: E.isRight(miles) ? miles.right.points : [],
      ...omitUndefined({ pagination }),
    },
    { headers: PRIVATE_PAGE },
  )
}

/** Stores the number in the profile or removes it, never in a cart (decision A55). */
export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { customer, injector } = await requireCustomer(args)
  const { code: typed = '', intent } = readFields(await args.request.formData())
  const isRemoval = intent === 'remove' || (typed.trim() === '' && customer.milesAndMoreNumber !== undefined)
  const isMissing = !isRemoval && typed.trim() === ''
  const noted = isMissing
    ? E.left<Failure>({ _tag: 'InvalidMilesNumber' })
    : await injector.get(SetOwnMilesNumber)(isRemoval ? '' : typed)()
  if (E.isRight(noted)) return redirect(localePath(locale, `${PATH}?${isRemoval ? 'removed' : 'saved'}=1`))
  return data(
    { typed, problem: milesProblem(typed, noted.left, locale) },
    { status: failureStatus(noted.left), headers: PRIVATE_PAGE },
  )
}

export { MilesPage as Component } from './MilesPage.tsx'
