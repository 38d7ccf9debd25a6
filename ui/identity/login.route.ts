import * as E from 'fp-ts/lib/Either.js'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { LinkEmail } from '../../application/storefront/identity/link-email.ts'
import { SendLoginLink } from '../../application/storefront/identity/send-login-link.ts'
import { SignIn } from '../../application/storefront/identity/sign-in.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { withFailure, withProblems, type FormReply } from '../form/form-reply.ts'
import { readFields, missingFields } from '../form/typed-fields.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { action as beginPasskey } from '../passkey/begin-passkey.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { afterSignIn, redirectWhenSignedIn } from './after-sign-in.ts'

export const loader = async (args: LoaderFunctionArgs) => {
  await redirectWhenSignedIn(args)
  const stored = await args.context.get(injectorContext).get(LinkEmail)()()
  const email = E.isRight(stored) ? stored.right : undefined
  return data({ search: new URL(args.request.url).search, ...(email === undefined ? {} : { email }) }, { headers: PRIVATE_PAGE })
}

export type SentReply = { readonly sentTo: string }

const sendLink = async ({ context, request }: ActionFunctionArgs, email: string) => {
  const locale = requestLocale(request)
  const missing = missingFields({ email })
  if (Object.keys(missing).length > 0) return withProblems({ email }, missing)
  const target = new URL(request.url).searchParams.get('redirectUrl')
  const sent = await context.get(injectorContext).get(SendLoginLink)({ email, ...(target === null ? {} : { target }) })()
  return E.isRight(sent)
    ? data<SentReply | FormReply>({ sentTo: email.trim() }, { headers: PRIVATE_PAGE })
    : withProblems({ email }, { email: refusalMessage(sent.left, locale) })
}

export const action = async (args: ActionFunctionArgs) => {
  const { context, request } = args
  const locale = requestLocale(request)
  const { password = '', method, ...typed } = readFields(await request.formData())
  const { email = '' } = typed
  if (method === 'link') return sendLink(args, email)
  if (method === 'passkey') return beginPasskey(args)
  const missing = missingFields({ email, password })
  if (Object.keys(missing).length > 0) return withProblems(typed, missing)
  const result = await context.get(injectorContext).get(SignIn)({ email, password })()
  if (E.isRight(result)) return afterSignIn(args)
  return result.left._tag === 'InvalidEmail'
    ? withProblems(typed, { email: refusalMessage(result.left, locale) })
    : withFailure(typed, result.left, locale)
}

export { LoginPage as Component } from './LoginPage.tsx'
