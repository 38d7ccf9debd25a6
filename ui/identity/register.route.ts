import * as E from 'fp-ts/lib/Either.js'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import type { LoginLinkRequest } from '../../application/contract/identity.ts'
import { SendLoginLink } from '../../application/storefront/identity/send-login-link.ts'
import { SignUp } from '../../application/storefront/identity/sign-up.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { withFailure, withProblems, type FieldProblems, type FormReply } from '../form/form-reply.ts'
import { isTicked } from '../form/ticked.ts'
import { readFields, missingFields } from '../form/typed-fields.ts'
import { channelsWhen } from '../../domain/customer/marketing.ts'
import type { Failure } from '../../domain/refusal.ts'
import { isLocale, type Locale } from '../../domain/shop/locale.ts'
import { fieldMessage } from '../messages/field-message.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import type { SentReply } from './login.route.ts'
import { afterSignIn, redirectWhenSignedIn } from './after-sign-in.ts'

export const loader = async (args: LoaderFunctionArgs) => {
  await redirectWhenSignedIn(args)
  return data({ search: new URL(args.request.url).search }, { headers: PRIVATE_PAGE })
}

/** The errors by field; undefined if the failure concerns no field. */
const problemsOf = (failure: Failure, locale: Locale): FieldProblems | undefined => {
  switch (failure._tag) {
    case 'InvalidEmail':
      return { email: refusalMessage(failure, locale) }
    case 'WeakPassword':
      return { password: refusalMessage(failure, locale) }
    case 'InvalidNames':
      return Object.fromEntries(failure.fields.map((refusal) => [refusal.field, fieldMessage(refusal)]))
    default:
      return undefined
  }
}

type Link = Required<Omit<LoginLinkRequest, 'target'>>

const sendLink = async ({ context, request }: ActionFunctionArgs, typed: FormReply['typed'], link: Link) => {
  const target = new URL(request.url).searchParams.get('redirectUrl')
  const sent = await context.get(injectorContext).get(SendLoginLink)({ ...link, ...(target === null ? {} : { target }) })()
  if (E.isRight(sent)) return data<SentReply | FormReply>({ sentTo: link.email.trim() }, { headers: PRIVATE_PAGE })
  return withProblems(typed, problemsOf(sent.left, requestLocale(request)) ?? {})
}

export const action = async (args: ActionFunctionArgs) => {
  const { context, request } = args
  const locale = requestLocale(request)
  const { password = '', locale_code: mailLocale = '', ...typed } = readFields(await request.formData())
  const { email = '', firstName = '', lastName = '', method } = typed
  if (method === 'password') return data<SentReply | FormReply>({ typed, problems: {} }, { headers: PRIVATE_PAGE })
  const missing = missingFields({ firstName, lastName, email, ...(method === 'link' ? {} : { password }) })
  if (Object.keys(missing).length > 0) return withProblems(typed, missing)
  const [wantsNewsletter, storedLocale] = [isTicked(typed, 'newsletter'), isLocale(mailLocale) ? mailLocale : locale]
  if (method === 'link') return sendLink(args, typed, { email, names: { firstName, lastName }, locale: storedLocale, wantsNewsletter })
  const registration = { email, password, firstName, lastName, locale: storedLocale, channels: channelsWhen(wantsNewsletter) }
  const result = await context.get(injectorContext).get(SignUp)(registration)()
  if (E.isRight(result)) return afterSignIn(args)
  const problems = problemsOf(result.left, locale)
  return problems === undefined ? withFailure(typed, result.left, locale) : withProblems(typed, problems)
}

export { RegisterPage as Component } from './RegisterPage.tsx'
