import * as E from 'fp-ts/lib/Either.js'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { LoadIdentity } from '../../application/storefront/identity/load-identity.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { afterLogin } from '../../domain/identity/after-login.ts'
import { redirectSite } from '../../domain/settings/redirect-site.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { resolveRedirect } from '../../domain/identity/resolve-redirect.ts'
import { redirectTo } from '../binding/redirect-to.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { requestLocale } from '../binding/request-locale.ts'

/** Redirects to the target in the address, if it is a page of the shop; otherwise to the account. */
export const afterSignIn = ({ context, request }: ActionFunctionArgs | LoaderFunctionArgs): Response => {
  const locale = requestLocale(request)
  const target = new URL(request.url).searchParams.get('redirectUrl')
  const site = redirectSite(context.get(injectorContext).get(CurrentShop), locale)
  const { _tag, to } = resolveRedirect(target ?? localePath(locale, '/my-account'), site)
  return redirectTo({ _tag, to: afterLogin(to) })
}

/** A signed-in customer needs no sign-in form. */
export const redirectWhenSignedIn = async (args: LoaderFunctionArgs): Promise<void> => {
  const identity = await args.context.get(injectorContext).get(LoadIdentity)()()
  if (E.isRight(identity) && identity.right._tag === 'SignedIn') throw afterSignIn(args)
}
