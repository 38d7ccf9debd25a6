import * as E from 'fp-ts/lib/Either.js'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { SignOut } from '../../application/storefront/identity/sign-out.ts'
import { afterLogout } from '../../domain/identity/after-logout.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { injectorContext } from '../binding/injector.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'

/** Only a press signs out; whoever opens the address goes home. */
export const loader = ({ request }: LoaderFunctionArgs): Response => redirect(homePath(requestLocale(request)))

/** The page with the button: a browser that loads no document for it says so itself. */
const pageOf = (request: Request): string | null =>
  request.headers.get('referer') ?? (typeof window === 'undefined' ? null : window.location.href)

export const action = async ({ context, request }: ActionFunctionArgs): Promise<Response> => {
  const done = await context.get(injectorContext).get(SignOut)()()
  if (E.isLeft(done)) throw routeError(done.left)
  return redirect(afterLogout(pageOf(request), requestLocale(request)))
}

export const Component = (): null => null

export { SignOutFailedPage as ErrorBoundary } from './SignOutFailedPage.tsx'
