import * as E from 'fp-ts/lib/Either.js'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { SignOut } from '../../application/storefront/identity/sign-out.ts'
import { afterLogout } from '../../domain/identity/after-logout.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { injectorContext } from '../binding/injector-context.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'

export const handle = { showsErrors: true } satisfies PageMarks

/** Only the button signs out; opening the address redirects home. */
export const loader = ({ request }: LoaderFunctionArgs): Response => redirect(homePath(requestLocale(request)))

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const result = await context.get(injectorContext).get(SignOut)()()
  if (E.isLeft(result)) throw routeError(result.left)
  return redirect(afterLogout(request.headers.get('referer'), requestLocale(request)))
}

export { LogoutPage as Component } from './LogoutPage.tsx'
