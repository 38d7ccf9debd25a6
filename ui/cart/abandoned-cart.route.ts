import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, replace, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { RestoreCart } from '../../application/storefront/cart/restore-cart.ts'
import { makeCartLinkToken } from '../../domain/cart/cart-link.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { SECRET_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'

export const handle = { noFetchInitUserData: true } satisfies PageMarks

/** The link only shows the page, which then submits the form: software that follows links must not restore carts. */
export const loader = ({ params, request }: LoaderFunctionArgs) => {
  if (params['type'] !== 'token') throw redirect(homePath(requestLocale(request)))
  return data(null, { headers: SECRET_PAGE })
}

/** Redirects home with the cart sidebar open, or with a notice that the cart no longer exists (decision A28). */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const locale = requestLocale(request)
  const home = homePath(locale)
  const link = makeCartLinkToken(params['token'])
  if (params['type'] !== 'token' || E.isLeft(link)) return replace(`${home}#cart-not-found`)
  const restored = await context.get(injectorContext).get(RestoreCart)(link.right)()
  if (E.isRight(restored)) return replace(`${home}#cart`)
  return restored.left._tag === 'ServiceUnavailable'
    ? data({ failure: refusalMessage(restored.left, locale) }, { status: 503, headers: SECRET_PAGE })
    : replace(`${home}#cart-not-found`)
}

export { AbandonedCartPage as Component } from './AbandonedCartPage.tsx'
