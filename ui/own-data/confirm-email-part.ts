import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ConfirmEmailChange, ReadPendingEmail } from '../../application/storefront/identity/email-change.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { SECRET_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { withFailure } from '../form/form-reply.ts'
import { requireCustomer } from '../identity/require-customer.ts'

const tokenOf = (params: LoaderFunctionArgs['params']): string => params['token'] ?? ''

/** A link only shows the page: whatever follows links by itself must change nothing. The button sends the form. */
export const loader = async (asked: LoaderFunctionArgs) => {
  const { injector } = await requireCustomer(asked)
  const pending = await injector.get(ReadPendingEmail)()()
  if (E.isLeft(pending)) throw routeError(pending.left)
  return data({ pending: pending.right.email }, { headers: SECRET_PAGE })
}

export const action = async (asked: ActionFunctionArgs) => {
  const locale = requestLocale(asked.request)
  const { injector } = await requireCustomer(asked)
  const done = await injector.get(ConfirmEmailChange)(tokenOf(asked.params))()
  return E.isRight(done)
    ? redirect(localePath(locale, '/my-account/email?changed=1'))
    : withFailure({}, done.left, locale, SECRET_PAGE)
}
