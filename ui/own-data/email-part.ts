import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
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
import { Shop } from '../../application/storefront/shop/shop.ts'

const PATH = '/my-account/email'

/** The current e-mail address, and the pending one. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { injector, email, hasPassword } = await loadOwner(args)
  const pending = await injector.get(Shop).security.getEmailChange({})()
  if (E.isLeft(pending)) throw routeError(pending.left)
  return data({ email, hasPassword, pending: pending.right.email }, { headers: PRIVATE_PAGE })
}

const FIELDS: { readonly [Tag in Failure['_tag']]?: string } = { WrongPassword: 'password', InvalidEmail: 'email', SameEmail: 'email' }

export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector, email: current, hasPassword } = await loadOwner(args)
  const { intent, email = '', password = '' } = readFields(await args.request.formData())
  const path = localePath(locale, PATH)
  if (intent === 'link') return await sendLink(injector, current, path)
  if (intent === 'cancel') {
    const cancelled = await injector.get(Shop).security.cancelEmailChange({})()
    return E.isRight(cancelled) ? redirect(`${path}?cancelled=1`) : withFailure({}, cancelled.left, locale)
  }
  const missing = missingFields(hasPassword ? { email, password } : { email })
  if (Object.keys(missing).length > 0) return withProblems({ email }, missing)
  const result = await injector.get(Shop).security.requestEmailChange({ email, password })()
  if (E.isRight(result)) return redirect(`${path}?sent=1`)
  const field = FIELDS[result.left._tag]
  return field === undefined
    ? withFailure({ email }, result.left, locale)
    : withProblems({ email }, { [field]: refusalMessage(result.left, locale) })
}
