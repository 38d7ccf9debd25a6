import * as E from 'fp-ts/lib/Either.js'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import type { Failure } from '../../domain/refusal.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { thrownFailure } from '../binding/route-error.ts'
import { signInPath } from './sign-in-path.ts'

/** Where one signs in, and comes back from to what was asked for. */
export const toSignIn = (request: Request): Response => {
  const { pathname, search } = new URL(request.url)
  return redirect(signInPath(requestLocale(request), pathname + search))
}

const isNotSignedIn = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'data' in thrown && thrownFailure(thrown.data)?._tag === 'NotSignedIn'

/** What a page loads or does; whose session ended while the page before stood open is asked to sign in first (Account §2.4). */
export const signedInFirst =
  <Asked extends Pick<LoaderFunctionArgs, 'request'>, Answer>(run: (asked: Asked) => Answer) =>
  async (asked: Asked): Promise<Awaited<Answer>> => {
    try {
      return await run(asked)
    } catch (thrown) {
      throw isNotSignedIn(thrown) ? toSignIn(asked.request) : thrown
    }
  }

/** For a page that is shown without what could not be had: unless it was not had because nobody is signed in any more. */
export const unlessSignedOut = (request: Request, ...answers: readonly E.Either<Failure, unknown>[]): void => {
  if (answers.some((answer) => E.isLeft(answer) && answer.left._tag === 'NotSignedIn')) throw toSignIn(request)
}
