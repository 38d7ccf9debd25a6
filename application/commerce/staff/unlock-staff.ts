import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeEmail } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { FailureBy, RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import { foreignNetworkKeys, noteStaffNetwork, type StaffAttemptDeps } from './staff-attempts.ts'
import type { StaffRepository } from './staff-repository.port.ts'

/**
 * Unlocks the sign-in of a member of staff while others try their password: counted attempts are cleared, and the given network becomes
 * their own, so that attempts elsewhere no longer matter.
 */
export type UnlockStaff = (by: string, email: string, network?: string) => TE.TaskEither<FailureBy<'InvalidEmail' | 'NotFound'>, void>

type Deps = StaffAttemptDeps & { readonly staffRepository: StaffRepository }

const NOT_FOUND: RefusalBy<'NotFound'> = { _tag: 'NotFound', what: 'staff' }

export const makeUnlockStaff =
  (deps: Deps): UnlockStaff =>
  (by, text, network) =>
    pipe(
      TE.fromEither(makeEmail(text)),
      TE.flatMap(deps.staffRepository.byEmail),
      TE.flatMap(TE.fromNullable(NOT_FOUND)),
      TE.map(({ person: { email } }) => canonicalEmailOf(email)),
      TE.tap((account) => deps.auditLog.note({
        by, what: 'staff.unlocked', about: account, at: deps.clock.now(), ...(network === undefined ? {} : { detail: network }),
      })),
      TE.tap((account) => pipe(foreignNetworkKeys(account), TE.traverseSeqArray(deps.attempts.reset))),
      TE.flatMap((account): TE.TaskEither<ServiceUnavailable, void> =>
        (network === undefined ? TE.right(undefined) : noteStaffNetwork(deps, { account, network }))),
    )
