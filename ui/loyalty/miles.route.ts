import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ListOwnMiles } from '../../application/storefront/loyalty/list-own-miles.ts'
import { SetOwnMilesNumber } from '../../application/storefront/loyalty/set-own-miles-number.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { failureStatus } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'
import { codeProblem } from '../coupon/code-notice.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'

/** The customer's own number and the miles it earned; a list that does not come is told on the page (Commerce §8). */
export const loader = async (asked: LoaderFunctionArgs) => {
  const { customer, injector } = await requireCustomer(asked)
  const points = await injector.get(ListOwnMiles)()()
  return data(
    {
      milesNumber: customer.milesAndMoreNumber ?? '',
      points: E.isRight(points) ? points.right : [],
      isLost: E.isLeft(points),
    },
    { headers: PRIVATE_PAGE },
  )
}

/** Notes the number at the customer, never at a cart (decision A55). */
export const action = async (asked: ActionFunctionArgs) => {
  const locale = requestLocale(asked.request)
  const { injector } = await requireCustomer(asked)
  const { code: typed = '' } = readFields(await asked.request.formData())
  const noted = await injector.get(SetOwnMilesNumber)(typed)()
  if (E.isRight(noted)) return redirect(localePath(locale, '/my-account/miles-and-more?saved=1'))
  return data(
    { typed, problem: codeProblem('giveMiles', noted.left, locale) },
    { status: failureStatus(noted.left), headers: PRIVATE_PAGE },
  )
}

export { MilesPage as Component } from './MilesPage.tsx'
