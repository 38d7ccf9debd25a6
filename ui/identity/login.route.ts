import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { SignIn } from '../../application/storefront/identity/sign-in.ts'
import { injectorContext } from '../binding/injector.ts'
import { withFailure, withProblems } from '../form/form-reply.ts'
import { readFields, missingFields } from '../form/typed-fields.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { afterSignIn, leaveWhenSignedIn } from './after-sign-in.ts'

export const loader = async (asked: LoaderFunctionArgs) => {
  await leaveWhenSignedIn(asked)
  return data({ search: new URL(asked.request.url).search }, { headers: PRIVATE_PAGE })
}

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const locale = requestLocale(request)
  const { password = '', ...typed } = readFields(await request.formData())
  const { email = '' } = typed
  const missing = missingFields({ email, password })
  if (Object.keys(missing).length > 0) return withProblems(typed, missing)
  const done = await context.get(injectorContext).get(SignIn)({ email, password })()
  if (E.isRight(done)) return redirect(afterSignIn(request))
  return done.left._tag === 'InvalidEmail'
    ? withProblems(typed, { email: refusalMessage(done.left, locale) })
    : withFailure(typed, done.left, locale)
}

export { LoginPage as Component } from './LoginPage.tsx'
