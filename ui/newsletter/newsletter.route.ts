import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { LoadIdentity } from '../../application/storefront/identity/load-identity.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { withFailure, withProblems, type FormReply } from '../form/form-reply.ts'
import { missingFields, readFields } from '../form/typed-fields.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

/** Redirects customers to the settings of their account, which show the consents as well. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const identity = await context.get(injectorContext).get(LoadIdentity)()()
  if (E.isRight(identity) && identity.right._tag === 'SignedIn') throw redirect(
    localePath(requestLocale(request), '/my-account/newsletter'),
  )
  return data(null, { headers: PRIVATE_PAGE })
}

export type NewsletterReply = { readonly sentTo: string }

/** Sends the confirmation e-mail; the reply is the same whether or not the address is known. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const locale = requestLocale(request)
  const { email = '' } = readFields(await request.formData())
  const missing = missingFields({ email })
  if (Object.keys(missing).length > 0) return withProblems({ email }, missing)
  const sent = await context.get(injectorContext).get(Shop).marketing.requestNewsletter({ email })()
  if (E.isRight(sent)) return data<NewsletterReply | FormReply>({ sentTo: email.trim() }, { headers: PRIVATE_PAGE })
  return sent.left._tag === 'InvalidEmail'
    ? withProblems({ email }, { email: refusalMessage(sent.left, locale) })
    : withFailure({ email }, sent.left, locale)
}

export { NewsletterPage as Component } from './NewsletterPage.tsx'
