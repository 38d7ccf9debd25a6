import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { staffMemberContract } from '../../contract/staff/members.ts'
import { makePassword, PASSWORD_LENGTH } from '../../../domain/identity/password.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { PasswordHasher } from '../identity/password-hasher.port.ts'
import type { UseCase } from '../operation.ts'
import type { StaffRepository } from './staff-repository.port.ts'

type Deps = CountDeps & { readonly staffRepository: StaffRepository; readonly passwords: PasswordHasher }

const WRONG: RefusalBy<'WrongPassword'> = { _tag: 'WrongPassword' }

/**
 * Changes the caller's password by the current one; all their sessions end, including this one. Attempts are counted apart from sign-ins,
 * so that nobody else can block the owner.
 */
export const makeChangeOwnPassword =
  (deps: Deps): UseCase<typeof staffMemberContract.changeOwnPassword> =>
  ({ person: { id, email, name } }, { current, next }) =>
    pipe(
      TE.fromEither(makePassword(next)),
      TE.mapLeft(({ why }): RefusalBy<'WeakNewPassword'> => ({ _tag: 'WeakNewPassword', why })),
      TE.filterOrElseW(() => current.length <= PASSWORD_LENGTH.maximum, () => WRONG),
      TE.tap(() => countAttempt(deps)('ownStaffPassword', id)),
      TE.bindTo('password'),
      TE.bindW('account', () => deps.staffRepository.byEmail(email)),
      TE.bindW('isRight', ({ account }) => deps.passwords.matches(account?.passwordHash, current)),
      TE.filterOrElseW(({ isRight }) => isRight, () => WRONG),
      TE.bindW('passwordHash', ({ password }) => deps.passwords.hash(password)),
      TE.flatMap(({ account, passwordHash }): TE.TaskEither<FailureBy<'NotFound'>, void> => deps.staffRepository.changeCredentials(
        id, { passwordHash, passwordBefore: account?.passwordHash ?? '' },
        { by: name, what: 'staff.password_changed', about: email, at: deps.clock.now() })),
      TE.mapLeft((failure) => (failure._tag === 'NotFound' ? WRONG : failure)),
    )
