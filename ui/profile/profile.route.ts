import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ReadOwnProfile } from '../../application/storefront/customer/read-own-profile.ts'
import { UpdateOwnProfile } from '../../application/storefront/customer/update-own-profile.ts'
import { Today } from '../../application/storefront/shop/today.port.ts'
import { isLocale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { withFailure, withProblems } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { fieldMessage } from '../messages/field-message.ts'
import { toProfileData } from './profile-data.ts'

/** What the customer says of themselves (Account §2.3), as the shop has it now. */
export const loader = async (asked: LoaderFunctionArgs) => {
  const { injector } = await requireCustomer(asked)
  const now = await injector.get(ReadOwnProfile)()()
  if (E.isLeft(now)) throw routeError(now.left)
  return data(toProfileData(now.right, injector.get(Today)(), requestLocale(asked.request)), { headers: PRIVATE_PAGE })
}

export const action = async (asked: ActionFunctionArgs) => {
  const locale = requestLocale(asked.request)
  const { injector } = await requireCustomer(asked)
  const typed = readFields(await asked.request.formData())
  const { firstName = '', lastName = '', birthday = '', phoneNumber = '', locale: mailLocale = '' } = typed
  const kept = await injector.get(UpdateOwnProfile)({
    firstName, lastName, birthday, phoneNumber, locale: isLocale(mailLocale) ? mailLocale : locale,
  })()
  if (E.isRight(kept)) return redirect(localePath(locale, '/my-account/profile?saved=1'))
  return kept.left._tag === 'InvalidProfile'
    ? withProblems(typed, Object.fromEntries(kept.left.fields.map((one) => [one.field, fieldMessage(one)])))
    : withFailure(typed, kept.left, locale)
}

export { ProfilePage as Component } from './ProfilePage.tsx'
