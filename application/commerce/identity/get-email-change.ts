import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Clock } from '../shop/clock.port.ts'
import type { EmailChanges } from './email-changes.port.ts'
import type { UseCase } from '../operation.ts'
import type { securityContract } from '../../contract/security.ts'

/** The pending, unconfirmed e-mail address of the account. */
export type GetEmailChange = UseCase<typeof securityContract.getEmailChange>

export const makeGetEmailChange =
  ({ emailChanges, clock }: { readonly emailChanges: EmailChanges; readonly clock: Clock }): GetEmailChange =>
  ({ owner }) => pipe(emailChanges.pending(owner, clock.now()), TE.map((email) => (email === undefined ? {} : { email })))
