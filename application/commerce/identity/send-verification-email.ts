import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { profileOf } from '../customer/profile-of.ts'
import { requestVerification } from './request-verification.ts'
import type { ProofDeps } from './send-account-mail.ts'
import type { UseCase } from '../operation.ts'
import type { identityContract } from '../../contract/identity.ts'

/** Sends the verification mail again; a verified address needs none. */
export const makeSendVerificationEmail =
  (deps: ProofDeps): UseCase<typeof identityContract.sendVerificationEmail> =>
  (caller) =>
    pipe(
      profileOf(deps)(caller.owner),
      TE.flatMap((customer) => (customer.isVerified ? TE.right(undefined) : requestVerification(deps)(caller, customer))),
    )
