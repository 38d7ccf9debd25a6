import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CodeSetup, NewStaffInput } from '../../contract/staff/members.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makePassword } from '../../../domain/identity/password.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { makeStaffName } from '../../../domain/staff/staff-name.ts'
import { makeStaffId, type StaffMember } from '../../../domain/staff/staff-member.ts'
import type { NoStaffRole } from '../../../domain/staff/staff-refusal.ts'
import type { StaffRole } from '../../../domain/staff/staff-role.ts'
import { newToken } from '../shop/new-token.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import { newKeys, type KeyDeps } from './new-keys.ts'
import type { StaffRepository } from './staff-repository.port.ts'

/** Adds a member of staff. `by` is recorded; the secret of one-time codes is shown only once. */
export type AddStaff = (by: string, input: NewStaffInput) => TE.TaskEither<
  FailureBy<
    | 'InvalidEmail' | 'InvalidStaffName' | 'NoStaffRole' | 'StaffEmailTaken' | 'WeakPassword'
  >, { readonly person: StaffMember } & CodeSetup
>

export type AddDeps = KeyDeps & { readonly staffRepository: StaffRepository; readonly tokens: TokenMaker }

export const someRoles = (roles: readonly StaffRole[]): E.Either<NoStaffRole, readonly StaffRole[]> =>
  roles.length === 0 ? E.left({ _tag: 'NoStaffRole' }) : E.right([...new Set(roles)])

const personOf = ({ tokens }: AddDeps, { email, name, roles }: NewStaffInput): E.Either<
  RefusalBy<'InvalidEmail' | 'InvalidStaffName' | 'NoStaffRole'>, StaffMember
> =>
  pipe(
    E.Do,
    E.bind('email', () => makeEmail(email)),
    E.bindW('name', () => makeStaffName(name)),
    E.bindW('roles', () => someRoles(roles)),
    E.map((person) => ({ ...person, id: newToken(tokens, makeStaffId), isDisabled: false })),
  )

export const makeAddStaff =
  (deps: AddDeps): AddStaff =>
  (by, input) =>
    pipe(
      TE.fromEither(personOf(deps, input)),
      TE.bindTo('person'),
      TE.bindW('password', () => TE.fromEither(makePassword(input.password))),
      TE.bindW('keys', ({ person, password }) => newKeys(deps, person, password)),
      TE.tap(({ person, keys: { stored } }) =>
        deps.staffRepository.add({ person, ...stored }, { by, what: 'staff.added', about: person.email, at: deps.clock.now() })),
      TE.map(({ person, keys: { setup } }) => ({ person, ...setup })),
    )
