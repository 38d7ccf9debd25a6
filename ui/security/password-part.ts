import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { SendPasswordReset } from '../../application/storefront/identity/send-password-reset.ts'
import { isSocialProvider } from '../../domain/identity/social-provider.ts'
import type { Failure } from '../../domain/refusal.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Injector } from '../binding/injector.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import type { Message } from '../messages/message.ts'
import { failureStatus, withFailure, withProblems, type FormReply } from '../form/form-reply.ts'
import { isTicked } from '../form/ticked.ts'
import { missingFields, readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

/** The page to change the password (Account §2.3, §7). */
export const loader = async (args: LoaderFunctionArgs) => {
  const { customer, injector } = await requireCustomer(args)
  const [methods, linked, passkeys] = await Promise.all([
    injector.get(Shop).security.getSignInMethods({})(), injector.get(Shop).identity.listIdentities({})(),
    injector.get(Shop).passkey.getPasskeys({})(),
  ])
  if (E.isLeft(methods)) throw routeError(methods.left)
  if (E.isLeft(linked)) throw routeError(linked.left)
  if (E.isLeft(passkeys)) throw routeError(passkeys.left)
  const revocable = { providers: linked.right, passkeys: passkeys.right.length }
  return data(
    { email: customer.email, hasPassword: methods.right.hasPassword, linked: linked.right, revocable }, { headers: PRIVATE_PAGE },
  )
}

/** Why a provider could not be unlinked. */
export type NotUnlinked = { readonly notUnlinked: Message }

/** An e-mail to the customer's own address was sent. */
export type MailSent = { readonly sentTo: string }

const FIELDS: { readonly [Tag in Failure['_tag']]?: string } = {
  WrongPassword: 'current', WeakNewPassword: 'newPassword', PasswordsDiffer: 'confirmed',
}

const HERE = '/my-account/password'

/** Unlinks a provider, unless it is the last sign-in method. */
const unlink = async (injector: Injector, provider: string | undefined, locale: Locale) => {
  if (!isSocialProvider(provider)) return redirect(localePath(locale, HERE))
  const result = await injector.get(Shop).identity.unlinkIdentity({ provider })()
  if (E.isRight(result)) return redirect(localePath(locale, HERE))
  return data<NotUnlinked | MailSent | FormReply>(
    { notUnlinked: refusalMessage(result.left, locale) }, { status: failureStatus(result.left), headers: PRIVATE_PAGE })
}

/** Changes the password, or sends an e-mail link if there is none yet. */
export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { customer, injector } = await requireCustomer(args)
  const fields = readFields(await args.request.formData())
  const { intent, provider, current = '', newPassword = '', confirmed = '', revoke } = fields
  if (intent === 'unlink') return unlink(injector, provider, locale)
  if (intent === 'letter') {
    const sent = await injector.get(SendPasswordReset)(customer.email)()
    return E.isRight(sent)
      ? data<MailSent | FormReply>({ sentTo: customer.email }, { headers: PRIVATE_PAGE })
      : withFailure({}, sent.left, locale)
  }
  const [missing, typed] = [missingFields({ current, newPassword, confirmed }), revoke === undefined ? {} : { revoke }]
  if (Object.keys(missing).length > 0) return withProblems(typed, missing)
  const result =
    await injector.get(Shop).security.changeMyPassword({ current, next: newPassword, confirmed, isRevoking: isTicked(fields, 'revoke') })()
  if (E.isRight(result)) return redirect(localePath(locale, `/my-account/password?saved=${isTicked(fields, 'revoke') ? 'methods' : '1'}`))
  const field = FIELDS[result.left._tag]
  return field === undefined
    ? withFailure(typed, result.left, locale)
    : withProblems(typed, { [field]: refusalMessage(result.left, locale) })
}
