import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { staffMemberContract } from '../../contract/staff/members.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import { PASSWORD_LENGTH } from '../../../domain/identity/password.ts'
import { makeSessionToken } from '../../../domain/identity/session.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { codeWaitEnd } from '../../../domain/staff/staff-session.ts'
import type { PasswordHasher } from '../identity/password-hasher.port.ts'
import type { SessionMaker } from '../identity/session-maker.port.ts'
import type { UseCase } from '../operation.ts'
import type { Callers } from '../shop/request-context.ts'
import { newToken } from '../shop/new-token.ts'
import { countStaffAttempt, noteFailedSignIn, type StaffAttempt, type StaffAttemptDeps } from './staff-attempts.ts'
import type { StoredStaff, StaffRepository } from './staff-repository.port.ts'
import type { StaffSessions } from './staff-sessions.port.ts'

type Deps = StaffAttemptDeps & {
  readonly staffRepository: StaffRepository
  readonly staffSessions: StaffSessions
  readonly passwords: PasswordHasher
  readonly sessionMaker: SessionMaker
}

const WRONG: RefusalBy<'WrongCredentials'> = { _tag: 'WrongCredentials' }

const checkPassword = (
  { passwords }: Deps, staffAccount: StoredStaff | undefined, password: string
): TE.TaskEither<FailureBy<'WrongCredentials'>, StoredStaff> =>
  pipe(
    passwords.matches(staffAccount?.passwordHash, password),
    TE.flatMap(
      (isRight) => (isRight && staffAccount !== undefined && !staffAccount.person.isDisabled ? TE.right(staffAccount) : TE.left(WRONG)),
    ),
  )

/** A password that was changed during the check opens nothing. */
const beginWaiting = (deps: Deps, { staff }: Callers['anyone'], staffAccount: StoredStaff): TE.TaskEither<
  FailureBy<'WrongCredentials'>, void
> => {
  const [token, endsAt] = [newToken(deps.sessionMaker, makeSessionToken), codeWaitEnd(deps.clock.now())]
  return pipe(
    deps.staffSessions.begin(token, staffAccount.person.id, staffAccount.passwordHash, endsAt),
    TE.filterOrElseW((hasBegun) => hasBegun, () => WRONG),
    TE.tapIO(() => () => { staff?.store(token, endsAt) }),
    TE.map(() => undefined),
  )
}

const attemptSignIn = (
  deps: Deps, caller: Callers['anyone'], staffAccount: StoredStaff | undefined, attempt: StaffAttempt, password: string
) =>
  pipe(
    countStaffAttempt(deps, 'password', attempt),
    TE.flatMap(() => checkPassword(deps, staffAccount, password)),
    TE.orElseFirst((failure) => (failure === WRONG ? noteFailedSignIn(deps, 'password', attempt) : TE.right(undefined))),
    TE.flatMap((verified) => beginWaiting(deps, caller, verified)),
  )

/** The first step of a back-office sign-in, by password; its session only allows the second step. */
export const makeBeginStaffSession =
  (deps: Deps): UseCase<typeof staffMemberContract.beginStaffSession> =>
  (caller, { email: text, password }) =>
    pipe(
      TE.fromEither(makeEmail(text)),
      TE.filterOrElseW(() => password.length <= PASSWORD_LENGTH.maximum, () => WRONG),
      TE.bindTo('email'),
      TE.bindW('staffAccount', ({ email }) => deps.staffRepository.byEmail(email)),
      TE.flatMap(({ email, staffAccount }) =>
        attemptSignIn(
          deps, caller, staffAccount,
          { account: canonicalEmailOf(email), network: caller.from, accountExists: staffAccount !== undefined },
          password,
        )),
    )
