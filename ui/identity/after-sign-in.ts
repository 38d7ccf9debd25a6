import * as E from 'fp-ts/lib/Either.js'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { WhoIsThere } from '../../application/storefront/identity/who-is-there.ts'
import { afterLogin } from '../../domain/identity/after-login.ts'
import { resolveRedirect } from '../../domain/identity/resolve-redirect.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { injectorContext } from '../binding/injector.ts'
import { requestLocale } from '../binding/request-locale.ts'

/** Back to where the visitor wanted to go, if that is in this shop; else to the account. */
export const afterSignIn = (request: Request): string =>
  afterLogin(resolveRedirect(
    new URL(request.url).searchParams.get('redirectUrl'),
    localePath(requestLocale(request), '/my-account'),
  ))

/** Whoever is signed in has no use for a form to do so. */
export const leaveWhenSignedIn = async ({ context, request }: LoaderFunctionArgs): Promise<void> => {
  const who = await context.get(injectorContext).get(WhoIsThere)()()
  if (E.isRight(who) && who.right._tag === 'SignedIn') throw redirect(afterSignIn(request))
}
