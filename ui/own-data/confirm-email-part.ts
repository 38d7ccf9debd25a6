import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ConfirmEmailChange } from '../../application/storefront/identity/confirm-email-change.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { SECRET_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { withFailure } from '../form/form-reply.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

const tokenOf = (params: LoaderFunctionArgs['params']): string => params['token'] ?? ''

/** The link only shows the page: software that follows links must not change anything. The button submits the form. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { injector } = await requireCustomer(args)
  const pending = await injector.get(Shop).security.getEmailChange({})()
  if (E.isLeft(pending)) throw routeError(pending.left)
  return data({ pending: pending.right.email }, { headers: SECRET_PAGE })
}

export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const result = await injector.get(ConfirmEmailChange)({ token: tokenOf(args.params) })()
  return E.isRight(result)
    ? redirect(localePath(locale, '/my-account/email?changed=1'))
    : withFailure({}, result.left, locale, SECRET_PAGE)
}
