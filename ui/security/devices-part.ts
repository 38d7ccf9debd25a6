import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { localePath } from '../../domain/shop/localized-path.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { failureStatus } from '../form/form-reply.ts'
import { isTicked } from '../form/ticked.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import type { Message } from '../messages/message.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

/** The sign-in methods and sessions of the customer. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { injector } = await requireCustomer(args)
  const [listed, storedPasskeys, methods, linked] = await Promise.all([
    injector.get(Shop).security.getSessions({})(), injector.get(Shop).passkey.getPasskeys({})(),
    injector.get(Shop).security.getSignInMethods({})(),
    injector.get(Shop).identity.listIdentities({})(),
  ])
  if (E.isLeft(listed)) throw routeError(listed.left)
  if (E.isLeft(storedPasskeys)) throw routeError(storedPasskeys.left)
  if (E.isLeft(methods)) throw routeError(methods.left)
  if (E.isLeft(linked)) throw routeError(linked.left)
  const devices = listed.right.map(({ id, device, since, lastUsed, isHere }) =>
    ({ id, device, isHere, since: since.toISOString(), lastUsed: lastUsed.toISOString() }))
  const passkeys = storedPasskeys.right.map(({ id, name, host, since, lastUsed }) =>
    ({ id, name, host, since: since.toISOString(), ...(lastUsed === undefined ? {} : { lastUsed: lastUsed.toISOString() }) }))
  return data({ devices, passkeys, hasPassword: methods.right.hasPassword, linked: linked.right }, { headers: PRIVATE_PAGE })
}

/** A failed change; if it concerned a passkey or all sign-in methods, that, and whether the password was wrong. */
type Refused = {
  readonly failure: Message
  readonly passkey?: { readonly id: string; readonly isPassword: boolean }
  readonly others?: { readonly isPassword: boolean }
}

const MISSING: Message = { id: 'validation.this_field_is_required', values: {} }

/** Ends all other sessions, and removes linked providers and passkeys if the box is ticked. */
const endOthers = async (args: ActionFunctionArgs, fields: Readonly<Record<string, string>>) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const { current } = fields
  const isRevoking = isTicked(fields, 'revoke')
  if (isRevoking && current === '')
    return data<Refused>({ failure: MISSING, others: { isPassword: true } }, { status: 422, headers: PRIVATE_PAGE })
  const result = await injector.get(Shop).security.endOtherSessions(isRevoking ? { isRevoking, password: current ?? '' } : {})()
  if (E.isRight(result)) return redirect(localePath(locale, `/my-account/security?ended=${isRevoking ? 'methods' : '1'}`))
  return data<Refused>(
    {
      failure: refusalMessage(result.left, locale),
      ...(isRevoking ? { others: { isPassword: result.left._tag === 'WrongPassword' } } : {}),
    },
    { status: failureStatus(result.left), headers: PRIVATE_PAGE },
  )
}

/** Removes a passkey, after confirming the password if there is one. */
const removePasskey = async (args: ActionFunctionArgs, { id = '', current }: Readonly<Record<string, string>>) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const result = await injector.get(Shop).passkey.removePasskey({ id, ...(current === undefined ? {} : { password: current }) })()
  if (E.isRight(result)) return redirect(localePath(locale, '/my-account/security?passkey=removed'))
  return data<Refused>(
    { failure: refusalMessage(result.left, locale), passkey: { id, isPassword: result.left._tag === 'WrongPassword' } },
    { status: failureStatus(result.left), headers: PRIVATE_PAGE },
  )
}

/** Ends one session or all others; or removes a passkey. */
export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const fields = readFields(await args.request.formData())
  if (fields['intent'] === 'remove-passkey') return removePasskey(args, fields)
  if (fields['intent'] === 'others') return endOthers(args, fields)
  const { injector } = await requireCustomer(args)
  const result = await injector.get(Shop).security.endSession({ id: fields['id'] ?? '' })()
  if (E.isRight(result)) return redirect(localePath(locale, '/my-account/security?ended=1'))
  return data<Refused>({ failure: refusalMessage(result.left, locale) }, { status: failureStatus(result.left), headers: PRIVATE_PAGE })
}
