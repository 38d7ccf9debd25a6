import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { SignUp } from '../../application/storefront/identity/sign-up.ts'
import { injectorContext } from '../binding/injector.ts'
import { withFailure, withProblems, type FieldProblems } from '../form/form-reply.ts'
import { readFields, missingFields } from '../form/typed-fields.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { fieldMessage } from '../messages/field-message.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { afterSignIn, leaveWhenSignedIn } from './after-sign-in.ts'

export const loader = async (asked: LoaderFunctionArgs) => {
  await leaveWhenSignedIn(asked)
  return data({ search: new URL(asked.request.url).search }, { headers: PRIVATE_PAGE })
}

/** What is wrong with a field; none when it is wrong with the whole. */
const problemsOf = (failure: Failure, locale: Locale): FieldProblems | undefined => {
  switch (failure._tag) {
    case 'InvalidEmail':
      return { email: refusalMessage(failure, locale) }
    case 'WeakPassword':
      return { password: refusalMessage(failure, locale) }
    case 'InvalidNames':
      return Object.fromEntries(failure.fields.map((one) => [one.field, fieldMessage(one)]))
    default:
      return undefined
  }
}

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const locale = requestLocale(request)
  const { password = '', ...typed } = readFields(await request.formData())
  const { email = '', firstName = '', lastName = '' } = typed
  const missing = missingFields({ firstName, lastName, email, password })
  if (Object.keys(missing).length > 0) return withProblems(typed, missing)
  const done = await context.get(injectorContext).get(SignUp)({ email, password, firstName, lastName })()
  if (E.isRight(done)) return redirect(afterSignIn(request))
  const problems = problemsOf(done.left, locale)
  return problems === undefined ? withFailure(typed, done.left, locale) : withProblems(typed, problems)
}

export { RegisterPage as Component } from './RegisterPage.tsx'
