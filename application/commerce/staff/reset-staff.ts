import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makePassword } from '../../../domain/identity/password.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { newKeys, type KeyDeps, type Shown } from './new-keys.ts'
import type { StaffBook } from './staff-book.port.ts'

/** Another password and another secret for somebody who lost theirs; all their sessions end. The secret is shown this once. */
export type ResetStaff = (by: string, email: string, password: string) => TE.TaskEither<Failure, Shown>

type Deps = KeyDeps & { readonly staffBook: StaffBook }

const NOT_FOUND: Failure = { _tag: 'NotFound', what: 'staff' }

export const makeResetStaff =
  (deps: Deps): ResetStaff =>
  (by, email, wanted) =>
    pipe(
      TE.fromEither(makePassword(wanted)),
      TE.bindTo('password'),
      TE.bindW('staff', () => pipe(
        TE.fromEither(makeEmail(email)),
        TE.flatMap(deps.staffBook.byEmail),
        TE.flatMap(TE.fromNullable(NOT_FOUND)),
      )),
      TE.bindW('keys', ({ staff, password }) => newKeys(deps, staff.person, password)),
      TE.tap(({ staff: { person }, keys: { kept } }) =>
        deps.staffBook.change(person.id, { keys: kept }, { by, what: 'staff.reset', about: person.email, at: deps.clock.now() })),
      TE.map(({ keys: { shown } }) => shown),
    )
