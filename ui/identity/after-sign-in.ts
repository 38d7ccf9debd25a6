import { resolveRedirect } from '../../domain/identity/resolve-redirect.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { requestLocale } from '../binding/request-locale.ts'

/** Back to where the visitor wanted to go, if that is in this shop; else to the orders. */
export const afterSignIn = (request: Request): string =>
  resolveRedirect(
    new URL(request.url).searchParams.get('redirectUrl'),
    localePath(requestLocale(request), '/my-account/history'),
  )
