import * as E from 'fp-ts/lib/Either.js'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { WhoIsThere } from '../../application/storefront/identity/who-is-there.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { afterLogin } from '../../domain/identity/after-login.ts'
import { redirectSite } from '../../domain/settings/redirect-site.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { resolveRedirect } from '../../domain/identity/resolve-redirect.ts'
import { redirectTo } from '../binding/redirect-to.ts'
import { injectorContext } from '../binding/injector.ts'
import { requestLocale } from '../binding/request-locale.ts'

/** On to where the address says the visitor wanted to go, as far as the shop leads there; to the account where it says nothing. */
export const afterSignIn = ({ context, request }: ActionFunctionArgs | LoaderFunctionArgs): Response => {
  const locale = requestLocale(request)
  const asked = new URL(request.url).searchParams.get('redirectUrl')
  const site = redirectSite(context.get(injectorContext).get(CurrentShop), locale)
  const { _tag, to } = resolveRedirect(asked ?? localePath(locale, '/my-account'), site)
  return redirectTo({ _tag, to: afterLogin(to) })
}

/** Whoever is signed in has no use for a form to do so. */
export const redirectWhenSignedIn = async (asked: LoaderFunctionArgs): Promise<void> => {
  const who = await asked.context.get(injectorContext).get(WhoIsThere)()()
  if (E.isRight(who) && who.right._tag === 'SignedIn') throw afterSignIn(asked)
}
