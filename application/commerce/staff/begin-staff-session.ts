import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeEmail, type Email } from '../../../domain/customer/email.ts'
import { mailboxOf } from '../../../domain/customer/same-email.ts'
import { PASSWORD_LENGTH } from '../../../domain/identity/password.ts'
import { makeSessionToken } from '../../../domain/identity/session.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { codeWaitEnd } from '../../../domain/staff/staff-session.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { PasswordHasher } from '../identity/password-hasher.port.ts'
import type { SessionMaker } from '../identity/session-maker.port.ts'
import type { Askers } from '../shop/asker.ts'
import { newToken } from '../shop/new-token.ts'
import type { KeptStaff, StaffBook } from './staff-book.port.ts'
import type { StaffSessions } from './staff-sessions.port.ts'

/** The first step of signing in at the desk, by password; what it keeps opens nothing but the second. */
export type BeginStaffSession = (asker: Askers['anyone'], email: string, password: string) => TE.TaskEither<Failure, void>

type Deps = CountDeps & {
  readonly staffBook: StaffBook
  readonly staffSessions: StaffSessions
  readonly passwords: PasswordHasher
  readonly sessionMaker: SessionMaker
}

const WRONG: Failure = { _tag: 'WrongCredentials' }

const opened = ({ passwords }: Deps, kept: KeptStaff | undefined, password: string): TE.TaskEither<Failure, KeptStaff> =>
  pipe(
    passwords.matches(kept?.passwordHash, password),
    TE.flatMap((isRight) => (isRight && kept !== undefined && !kept.person.isDisabled ? TE.right(kept) : TE.left(WRONG))),
  )

const counted = (deps: Deps, { from }: Askers['anyone'], email: Email): TE.TaskEither<Failure, void> =>
  pipe(
    countAttempt(deps)('staffPasswordsFromNetwork', from),
    TE.flatMap(() => countAttempt(deps)('staffPasswordsOfEmail', mailboxOf(email))),
  )

export const makeBeginStaffSession =
  (deps: Deps): BeginStaffSession =>
  (asker, text, password) =>
    pipe(
      TE.fromEither(makeEmail(text)),
      TE.filterOrElseW(() => password.length <= PASSWORD_LENGTH.maximum, () => WRONG),
      TE.tap((email) => counted(deps, asker, email)),
      TE.flatMap(deps.staffBook.byEmail),
      TE.flatMap((kept) => opened(deps, kept, password)),
      TE.flatMap(({ person }) => {
        const [token, endsAt] = [newToken(deps.sessionMaker, makeSessionToken), codeWaitEnd(deps.clock.now())]
        return pipe(
          deps.staffSessions.begin(token, person.id, endsAt),
          TE.tapIO(() => () => { asker.staff?.keep(token, endsAt) }),
        )
      }),
    )
