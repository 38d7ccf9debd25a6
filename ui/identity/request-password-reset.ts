import * as E from 'fp-ts/lib/Either.js'
import { data, type ActionFunctionArgs } from 'react-router'
import { SendPasswordReset } from '../../application/storefront/identity/send-password-reset.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { withFailure, withProblems, type FormReply } from '../form/form-reply.ts'
import { missingFields, readFields } from '../form/typed-fields.ts'
import { refusalMessage } from '../messages/refusal-message.ts'

/** The typed e-mail address; it does not reveal whether it has an account. */
export type SentReply = { readonly sentTo: string }
export type ForgotReply = FormReply | SentReply

export const loader = () => data(null, { headers: PRIVATE_PAGE })

/** The same reply for all addresses, whether or not an e-mail was sent (Account §4.3). */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { email = '' } = readFields(await request.formData())
  const missing = missingFields({ email })
  if (Object.keys(missing).length > 0) return withProblems({ email }, missing)
  const result = await context.get(injectorContext).get(SendPasswordReset)(email)()
  if (E.isRight(result)) return data<ForgotReply>({ sentTo: email.trim() }, { headers: PRIVATE_PAGE })
  const locale = requestLocale(request)
  return result.left._tag === 'InvalidEmail'
    ? withProblems({ email }, { email: refusalMessage(result.left, locale) })
    : withFailure({ email }, result.left, locale)
}
