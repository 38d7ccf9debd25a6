import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeProofToken } from '../../../domain/identity/email-link.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { EmailChanges } from './email-changes.port.ts'
import type { UseCase } from '../operation.ts'
import type { securityContract } from '../../contract/security.ts'

/** Cancels an e-mail change by the link sent to the old address. The response is the same for every token. */
export const makeCancelEmailChangeByLink =
  (deps: CountDeps & { readonly emailChanges: EmailChanges }): UseCase<typeof securityContract.cancelEmailChangeByLink> =>
  ({ from }, { token: text }) =>
    pipe(
      countAttempt(deps)('linkTokensFromNetwork', from),
      TE.flatMap(() => {
        const token = makeProofToken(text)
        return E.isRight(token) ? deps.emailChanges.cancelByToken(token.right) : TE.right(undefined)
      }),
    )
