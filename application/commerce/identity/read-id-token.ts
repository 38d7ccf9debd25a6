import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isFreshSignIn } from '../../../domain/identity/fresh-sign-in.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { Callers } from '../shop/request-context.ts'
import type { IdTokens, ReadToken } from './id-tokens.port.ts'
import type { SpentTokens } from './spent-tokens.port.ts'

export type TokenDeps = CountDeps & { readonly idTokens: IdTokens; readonly spentTokens: SpentTokens }

const INVALID: RefusalBy<'InvalidIdToken'> = { _tag: 'InvalidIdToken' }

/** The content of a provider's token if it is valid and its bearer signed in just now. */
export const readIdToken =
  (deps: TokenDeps) =>
  ({ from }: Pick<Callers['anyone'], 'from'>, token: string): TE.TaskEither<
    FailureBy<'InvalidIdToken' | 'TooManyAttempts'>, ReadToken
  > => {
    const now = deps.clock.now()
    return pipe(
      countAttempt(deps)('idTokensFromNetwork', from),
      TE.flatMap(() => deps.idTokens.read(token, now)),
      TE.flatMap((token) => (token !== undefined && isFreshSignIn(token.signedInAt, now) ? TE.right(token) : TE.left(INVALID))),
    )
  }

/** A token signs in once: a used one is invalid. */
export const spendIdToken = ({ spentTokens }: TokenDeps, token: string, { endsAt }: ReadToken): TE.TaskEither<
  FailureBy<'InvalidIdToken'>, void
> =>
  pipe(
    spentTokens.spend(token, endsAt),
    TE.flatMap((isFirst) => (isFirst ? TE.right(undefined) : TE.left(INVALID))),
  )
