import * as E from 'fp-ts/lib/Either.js'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { SignOut } from '../../application/storefront/identity/sign-out.ts'
import { afterLogout } from '../../domain/identity/after-logout.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { injectorContext } from '../binding/injector.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'

/** Only the button signs out; opening the address redirects home. */
export const loader = ({ request }: LoaderFunctionArgs): Response => redirect(homePath(requestLocale(request)))

/** The page with the button, from the referrer, or from the browser if it sends no document request. */
const pageOf = (request: Request): string | null =>
  request.headers.get('referer') ?? (typeof window === 'undefined' ? null : window.location.href)

export const action = async ({ context, request }: ActionFunctionArgs): Promise<Response> => {
  const result = await context.get(injectorContext).get(SignOut)()()
  if (E.isLeft(result)) throw routeError(result.left)
  return redirect(afterLogout(pageOf(request), requestLocale(request)))
}

export const Component = (): null => null

export { SignOutFailedPage as ErrorBoundary } from './SignOutFailedPage.tsx'
