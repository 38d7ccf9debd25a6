import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { RequestEmailChange, CancelEmailChange, ReadPendingEmail } from '../../application/storefront/identity/email-change.ts'
import type { Failure } from '../../domain/refusal.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { withFailure, withProblems } from '../form/form-reply.ts'
import { missingFields, readFields } from '../form/typed-fields.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { loadOwner } from './load-owner.ts'
import { sendLink } from './send-link.ts'

const PATH = '/my-account/email'

/** The mailbox one has, and the one that is to be. */
export const loader = async (asked: LoaderFunctionArgs) => {
  const { injector, email, hasPassword } = await loadOwner(asked)
  const pending = await injector.get(ReadPendingEmail)()()
  if (E.isLeft(pending)) throw routeError(pending.left)
  return data({ email, hasPassword, pending: pending.right.email }, { headers: PRIVATE_PAGE })
}

const FIELDS: { readonly [Tag in Failure['_tag']]?: string } = { WrongPassword: 'password', InvalidEmail: 'email', SameEmail: 'email' }

export const action = async (asked: ActionFunctionArgs) => {
  const locale = requestLocale(asked.request)
  const { injector, email: known, hasPassword } = await loadOwner(asked)
  const { intent, email = '', password = '' } = readFields(await asked.request.formData())
  const path = localePath(locale, PATH)
  if (intent === 'link') return await sendLink(injector, known, path)
  if (intent === 'drop') {
    const dropped = await injector.get(CancelEmailChange)()()
    return E.isRight(dropped) ? redirect(`${path}?dropped=1`) : withFailure({}, dropped.left, locale)
  }
  const missing = missingFields(hasPassword ? { email, password } : { email })
  if (Object.keys(missing).length > 0) return withProblems({ email }, missing)
  const done = await injector.get(RequestEmailChange)({ email, password })()
  if (E.isRight(done)) return redirect(`${path}?sent=1`)
  const field = FIELDS[done.left._tag]
  return field === undefined
    ? withFailure({ email }, done.left, locale)
    : withProblems({ email }, { [field]: refusalMessage(done.left, locale) })
}
