import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ChangePassword } from '../../application/storefront/identity/change-password.ts'
import { ListSignInMethods } from '../../application/storefront/identity/list-sign-in-methods.ts'
import { SendPasswordReset } from '../../application/storefront/identity/send-password-reset.ts'
import { ListLinkedProviders, UnlinkProvider } from '../../application/storefront/identity/linked-providers.ts'
import { ListPasskeys } from '../../application/storefront/passkey/list-passkeys.ts'
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

/** The page of the own password (Account §2.3, §7). */
export const loader = async (asked: LoaderFunctionArgs) => {
  const { customer, injector } = await requireCustomer(asked)
  const [ways, linked, passkeys] = await Promise.all([
    injector.get(ListSignInMethods)()(), injector.get(ListLinkedProviders)()(), injector.get(ListPasskeys)()(),
  ])
  if (E.isLeft(ways)) throw routeError(ways.left)
  if (E.isLeft(linked)) throw routeError(linked.left)
  if (E.isLeft(passkeys)) throw routeError(passkeys.left)
  const revocable = { providers: linked.right, passkeys: passkeys.right.length }
  return data({ email: customer.email, hasPassword: ways.right.hasPassword, linked: linked.right, revocable }, { headers: PRIVATE_PAGE })
}

/** Why a provider still opens the account. */
export type NotUnlinked = { readonly notUnlinked: Message }

/** A letter to the own mailbox is on its way. */
export type LetterSent = { readonly sentTo: string }

const FIELDS: { readonly [Tag in Failure['_tag']]?: string } = {
  WrongPassword: 'current', WeakNewPassword: 'wanted', PasswordsDiffer: 'confirmed',
}

const HERE = '/my-account/password'

/** A provider was let go of, or is the last way in. */
const unlinked = async (injector: Injector, provider: string | undefined, locale: Locale) => {
  if (!isSocialProvider(provider)) return redirect(localePath(locale, HERE))
  const done = await injector.get(UnlinkProvider)(provider)()
  if (E.isRight(done)) return redirect(localePath(locale, HERE))
  return data<NotUnlinked | LetterSent | FormReply>(
    { notUnlinked: refusalMessage(done.left, locale) }, { status: failureStatus(done.left), headers: PRIVATE_PAGE })
}

/** Changes the password, or writes to the mailbox of whoever has none yet. */
export const action = async (asked: ActionFunctionArgs) => {
  const locale = requestLocale(asked.request)
  const { customer, injector } = await requireCustomer(asked)
  const fields = readFields(await asked.request.formData())
  const { intent, provider, current = '', wanted = '', confirmed = '', revoke } = fields
  if (intent === 'unlink') return unlinked(injector, provider, locale)
  if (intent === 'letter') {
    const sent = await injector.get(SendPasswordReset)(customer.email)()
    return E.isRight(sent)
      ? data<LetterSent | FormReply>({ sentTo: customer.email }, { headers: PRIVATE_PAGE })
      : withFailure({}, sent.left, locale)
  }
  const [missing, typed] = [missingFields({ current, wanted, confirmed }), revoke === undefined ? {} : { revoke }]
  if (Object.keys(missing).length > 0) return withProblems(typed, missing)
  const done = await injector.get(ChangePassword)({ current, wanted, confirmed, isRevoking: isTicked(fields, 'revoke') })()
  if (E.isRight(done)) return redirect(localePath(locale, `/my-account/password?saved=${isTicked(fields, 'revoke') ? 'methods' : '1'}`))
  const field = FIELDS[done.left._tag]
  return field === undefined
    ? withFailure(typed, done.left, locale)
    : withProblems(typed, { [field]: refusalMessage(done.left, locale) })
}
