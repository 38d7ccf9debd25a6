import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { EndOtherSessions } from '../../application/storefront/identity/end-other-sessions.ts'
import { EndSession } from '../../application/storefront/identity/end-session.ts'
import { ListSessions } from '../../application/storefront/identity/list-sessions.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { failureStatus } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { refusalMessage } from '../messages/refusal-message.ts'

/** How one signs in, and where one is signed in. */
export const loader = async (asked: LoaderFunctionArgs) => {
  const { injector } = await requireCustomer(asked)
  const listed = await injector.get(ListSessions)()()
  if (E.isLeft(listed)) throw routeError(listed.left)
  const devices = listed.right.map(({ id, device, since, lastUsed, isHere }) =>
    ({ id, device, isHere, since: since.toISOString(), lastUsed: lastUsed.toISOString() }))
  return data({ devices }, { headers: PRIVATE_PAGE })
}

/** Signs out on one device, or on all others. */
export const action = async (asked: ActionFunctionArgs) => {
  const locale = requestLocale(asked.request)
  const { injector } = await requireCustomer(asked)
  const { intent, id = '' } = readFields(await asked.request.formData())
  const done = await (intent === 'others' ? injector.get(EndOtherSessions)() : injector.get(EndSession)(id))()
  if (E.isRight(done)) return redirect(localePath(locale, '/my-account/security?ended=1'))
  return data({ failure: refusalMessage(done.left, locale) }, { status: failureStatus(done.left), headers: PRIVATE_PAGE })
}
