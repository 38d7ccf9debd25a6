import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { RequestAccountDeletion, CancelAccountDeletion, ReadErasure } from '../../application/storefront/privacy/erasure.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { withFailure, withProblems } from '../form/form-reply.ts'
import { missingFields, readFields } from '../form/typed-fields.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { loadOwner } from './load-owner.ts'
import { sendLink } from './send-link.ts'

const PATH = '/my-account/delete'

/** What becomes of the account when it is deleted, and whether that was asked for. */
export const loader = async (asked: LoaderFunctionArgs) => {
  const { injector, email, hasPassword } = await loadOwner(asked)
  const pending = await injector.get(ReadErasure)()()
  if (E.isLeft(pending)) throw routeError(pending.left)
  return data({ email, hasPassword, dueAt: pending.right.dueAt?.toISOString() }, { headers: PRIVATE_PAGE })
}

export const action = async (asked: ActionFunctionArgs) => {
  const locale = requestLocale(asked.request)
  const { injector, email, hasPassword } = await loadOwner(asked)
  const { intent, password = '' } = readFields(await asked.request.formData())
  const path = localePath(locale, PATH)
  if (intent === 'link') return await sendLink(injector, email, path)
  if (intent === 'keep') {
    const kept = await injector.get(CancelAccountDeletion)()()
    return E.isRight(kept) ? redirect(`${path}?kept=1`) : withFailure({}, kept.left, locale)
  }
  const missing = missingFields(hasPassword ? { password } : {})
  if (Object.keys(missing).length > 0) return withProblems({}, missing)
  const done = await injector.get(RequestAccountDeletion)(password)()
  if (E.isRight(done)) return redirect(localePath(locale, '/account-deletion'))
  return done.left._tag === 'WrongPassword'
    ? withProblems({}, { password: refusalMessage(done.left, locale) })
    : withFailure({}, done.left, locale)
}
