import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeProofToken } from '../../../domain/identity/email-link.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { Erasures } from './erasures.port.ts'
import type { UseCase } from '../operation.ts'
import type { privacyContract } from '../../contract/privacy.ts'

/** Cancels an account deletion by the link in its mail. The response is the same for every token. */
export const makeCancelAccountDeletionByLink =
  (deps: CountDeps & { readonly erasures: Erasures }): UseCase<typeof privacyContract.cancelAccountDeletionByLink> =>
  ({ from }, { token: text }) =>
    pipe(
      countAttempt(deps)('linkTokensFromNetwork', from),
      TE.flatMap(() => {
        const token = makeProofToken(text)
        return E.isRight(token) ? deps.erasures.cancelByLink(token.right) : TE.right(undefined)
      }),
    )
