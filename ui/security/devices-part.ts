import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { EndOtherSessions } from '../../application/storefront/identity/end-other-sessions.ts'
import { EndSession } from '../../application/storefront/identity/end-session.ts'
import { ListSessions } from '../../application/storefront/identity/list-sessions.ts'
import { ListSignInMethods } from '../../application/storefront/identity/list-sign-in-methods.ts'
import { ListLinkedProviders } from '../../application/storefront/identity/linked-providers.ts'
import { ListPasskeys } from '../../application/storefront/passkey/list-passkeys.ts'
import { RemovePasskey } from '../../application/storefront/passkey/remove-passkey.ts'
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

/** How one signs in, and where one is signed in. */
export const loader = async (asked: LoaderFunctionArgs) => {
  const { injector } = await requireCustomer(asked)
  const [listed, kept, ways, linked] = await Promise.all([
    injector.get(ListSessions)()(), injector.get(ListPasskeys)()(), injector.get(ListSignInMethods)()(),
    injector.get(ListLinkedProviders)()(),
  ])
  if (E.isLeft(listed)) throw routeError(listed.left)
  if (E.isLeft(kept)) throw routeError(kept.left)
  if (E.isLeft(ways)) throw routeError(ways.left)
  if (E.isLeft(linked)) throw routeError(linked.left)
  const devices = listed.right.map(({ id, device, since, lastUsed, isHere }) =>
    ({ id, device, isHere, since: since.toISOString(), lastUsed: lastUsed.toISOString() }))
  const passkeys = kept.right.map(({ id, name, host, since, lastUsed }) =>
    ({ id, name, host, since: since.toISOString(), ...(lastUsed === undefined ? {} : { lastUsed: lastUsed.toISOString() }) }))
  return data({ devices, passkeys, hasPassword: ways.right.hasPassword, linked: linked.right }, { headers: PRIVATE_PAGE })
}

/** What could not be done; where it was about a passkey or all sign-in methods, that, and whether it was the password that was wrong. */
type Refused = {
  readonly failure: Message
  readonly passkey?: { readonly id: string; readonly isPassword: boolean }
  readonly others?: { readonly isPassword: boolean }
}

const MISSING: Message = { id: 'validation.this_field_is_required', values: {} }

/** Signs out everywhere else, and removes linked providers and passkeys where the box is ticked. */
const endOthers = async (asked: ActionFunctionArgs, fields: Readonly<Record<string, string>>) => {
  const locale = requestLocale(asked.request)
  const { injector } = await requireCustomer(asked)
  const { current } = fields
  const isRevoking = isTicked(fields, 'revoke')
  if (isRevoking && current === '')
    return data<Refused>({ failure: MISSING, others: { isPassword: true } }, { status: 422, headers: PRIVATE_PAGE })
  const done = await injector.get(EndOtherSessions)(isRevoking ? { isRevoking, password: current ?? '' } : {})()
  if (E.isRight(done)) return redirect(localePath(locale, `/my-account/security?ended=${isRevoking ? 'methods' : '1'}`))
  return data<Refused>(
    {
      failure: refusalMessage(done.left, locale),
      ...(isRevoking ? { others: { isPassword: done.left._tag === 'WrongPassword' } } : {}),
    },
    { status: failureStatus(done.left), headers: PRIVATE_PAGE },
  )
}

/** Forgets a passkey, for whoever gives the password where there is one. */
const removePasskey = async (asked: ActionFunctionArgs, { id = '', current }: Readonly<Record<string, string>>) => {
  const locale = requestLocale(asked.request)
  const { injector } = await requireCustomer(asked)
  const done = await injector.get(RemovePasskey)(id, current)()
  if (E.isRight(done)) return redirect(localePath(locale, '/my-account/security?passkey=removed'))
  return data<Refused>(
    { failure: refusalMessage(done.left, locale), passkey: { id, isPassword: done.left._tag === 'WrongPassword' } },
    { status: failureStatus(done.left), headers: PRIVATE_PAGE },
  )
}

/** Signs out on one device, or on all others; or forgets a passkey. */
export const action = async (asked: ActionFunctionArgs) => {
  const locale = requestLocale(asked.request)
  const fields = readFields(await asked.request.formData())
  if (fields['intent'] === 'remove-passkey') return removePasskey(asked, fields)
  if (fields['intent'] === 'others') return endOthers(asked, fields)
  const { injector } = await requireCustomer(asked)
  const done = await injector.get(EndSession)(fields['id'] ?? '')()
  if (E.isRight(done)) return redirect(localePath(locale, '/my-account/security?ended=1'))
  return data<Refused>({ failure: refusalMessage(done.left, locale) }, { status: failureStatus(done.left), headers: PRIVATE_PAGE })
}
