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

/** The profile of the customer (Account §2.3), with current data. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { injector } = await requireCustomer(args)
  const profile = await injector.get(ReadOwnProfile)()()
  if (E.isLeft(profile)) throw routeError(profile.left)
  return data(toProfileData(profile.right, injector.get(Today)(), requestLocale(args.request)), { headers: PRIVATE_PAGE })
}

export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const typed = readFields(await args.request.formData())
  const { firstName = '', lastName = '', birthday = '', phoneNumber = '', locale: mailLocale = '' } = typed
  const updated = await injector.get(UpdateOwnProfile)({
    firstName, lastName, birthday, phoneNumber, locale: isLocale(mailLocale) ? mailLocale : locale,
  })()
  if (E.isRight(updated)) return redirect(localePath(locale, '/my-account/profile?saved=1'))
  return updated.left._tag === 'InvalidProfile'
    ? withProblems(typed, Object.fromEntries(updated.left.fields.map((refusal) => [refusal.field, fieldMessage(refusal)])))
    : withFailure(typed, updated.left, locale)
}

export { ProfilePage as Component } from './ProfilePage.tsx'
