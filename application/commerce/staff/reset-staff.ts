import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CodeSetup } from '../../contract/staff/members.ts'
import { makePassword } from '../../../domain/identity/password.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { newKeys, type KeyDeps } from './new-keys.ts'
import type { StaffRepository } from './staff-repository.port.ts'

/** Resets the password and secret of a member of staff; all their sessions end. The secret is shown only once. */
export type ResetStaff = (by: string, email: string, password: string) => TE.TaskEither<
  FailureBy<'InvalidEmail' | 'NotFound' | 'WeakPassword'>, CodeSetup
>

type Deps = KeyDeps & { readonly staffRepository: StaffRepository }

const NOT_FOUND: RefusalBy<'NotFound'> = { _tag: 'NotFound', what: 'staff' }

export const makeResetStaff =
  (deps: Deps): ResetStaff =>
  (by, email, input) =>
    pipe(
      TE.fromEither(makePassword(input)),
      TE.bindTo('password'),
      TE.bindW('staff', () => pipe(
        TE.fromEither(makeEmail(email)),
        TE.flatMap(deps.staffRepository.byEmail),
        TE.flatMap(TE.fromNullable(NOT_FOUND)),
      )),
      TE.bindW('keys', ({ staff, password }) => newKeys(deps, staff.person, password)),
      TE.tap(({ staff: { person }, keys: { stored } }) =>
        deps.staffRepository.changeCredentials(
          person.id, { keys: stored }, { by, what: 'staff.reset', about: person.email, at: deps.clock.now() })),
      TE.map(({ keys: { setup } }) => setup),
    )
