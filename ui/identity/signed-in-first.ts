import * as E from 'fp-ts/lib/Either.js'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import type { Failure } from '../../domain/refusal.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { thrownFailure } from '../binding/thrown-failure.ts'
import { signInPath } from './sign-in-path.ts'

/** Redirects to the sign-in page, which returns to the requested page. */
export const toSignIn = (request: Request): Response => {
  const { pathname, search } = new URL(request.url)
  return redirect(signInPath(requestLocale(request), pathname + search))
}

const isNotSignedIn = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'data' in thrown && thrownFailure(thrown.data)?._tag === 'NotSignedIn'

/** Wraps a loader or an action: if the session has ended, the visitor is redirected to sign in first (Account §2.4). */
export const signedInFirst =
  <Args extends Pick<LoaderFunctionArgs, 'request'>, Result>(run: (args: Args) => Result) =>
  async (args: Args): Promise<Awaited<Result>> => {
    try {
      return await run(args)
    } catch (thrown) {
      throw isNotSignedIn(thrown) ? toSignIn(args.request) : thrown
    }
  }

/** For a page that tolerates failed parts: redirects to sign in if they failed because the session has ended. */
export const requireSession = (request: Request, ...results: readonly E.Either<Failure, unknown>[]): void => {
  if (results.some((result) => E.isLeft(result) && result.left._tag === 'NotSignedIn')) throw toSignIn(request)
}
