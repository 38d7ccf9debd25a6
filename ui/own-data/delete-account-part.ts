import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { RequestAccountDeletion } from '../../application/storefront/privacy/request-account-deletion.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { withFailure, withProblems } from '../form/form-reply.ts'
import { missingFields, readFields } from '../form/typed-fields.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { loadOwner } from './load-owner.ts'
import { sendLink } from './send-link.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

const PATH = '/my-account/delete'

/** The deletion of the account, and whether it was requested. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { injector, email, hasPassword } = await loadOwner(args)
  const pending = await injector.get(Shop).privacy.getAccountDeletion({})()
  if (E.isLeft(pending)) throw routeError(pending.left)
  return data({ email, hasPassword, dueAt: pending.right.dueAt?.toISOString() }, { headers: PRIVATE_PAGE })
}

export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector, email, hasPassword } = await loadOwner(args)
  const { intent, password = '' } = readFields(await args.request.formData())
  const path = localePath(locale, PATH)
  if (intent === 'link') return await sendLink(injector, email, path)
  if (intent === 'cancel') {
    const cancelled = await injector.get(Shop).privacy.cancelAccountDeletion({})()
    return E.isRight(cancelled) ? redirect(`${path}?cancelled=1`) : withFailure({}, cancelled.left, locale)
  }
  const missing = missingFields(hasPassword ? { password } : {})
  if (Object.keys(missing).length > 0) return withProblems({}, missing)
  const result = await injector.get(RequestAccountDeletion)({ password: password })()
  if (E.isRight(result)) return redirect(localePath(locale, '/account-deletion'))
  return result.left._tag === 'WrongPassword'
    ? withProblems({}, { password: refusalMessage(result.left, locale) })
    : withFailure({}, result.left, locale)
}
