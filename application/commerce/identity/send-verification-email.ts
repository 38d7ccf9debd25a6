import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../../domain/refusal.ts'
import { profileOf } from '../customer/profile-of.ts'
import type { Callers } from '../shop/request-context.ts'
import { requestVerification } from './request-verification.ts'
import type { ProofDeps } from './send-account-mail.ts'

/** Sends the verification mail again; a verified address needs none. */
export type SendVerificationEmail = (caller: Callers['customer']) => TE.TaskEither<Failure, void>

export const makeSendVerificationEmail =
  (deps: ProofDeps): SendVerificationEmail =>
  (caller) =>
    pipe(
      profileOf(deps)(caller.owner),
      TE.flatMap((customer) => (customer.isVerified ? TE.right(undefined) : requestVerification(deps)(caller, customer))),
    )
