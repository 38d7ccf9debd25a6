import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { StaffId } from '../../../domain/staff/staff-person.ts'
import type { CodeSecrets } from './code-secrets.port.ts'
import type { StaffBook, StoredSecret } from './staff-book.port.ts'

/**
 * Encrypts every secret of one-time codes under the current key: what an earlier release stored in clear, and what is still
 * under a former key. Answers whose secret no known key reads: these people need other keys.
 */
export type RenewCodeSecrets = () => TE.TaskEither<ServiceUnavailable, readonly StaffId[]>

type Deps = { readonly staffBook: StaffBook; readonly codeSecrets: CodeSecrets }

type Unreadable = TE.TaskEither<ServiceUnavailable, readonly StaffId[]>

const renewed = ({ staffBook, codeSecrets }: Deps, { id, stored }: StoredSecret): Unreadable => {
  const wanted = codeSecrets.renew(stored, id)
  if (wanted === undefined) return TE.right([id])
  return wanted === stored ? TE.right([]) : pipe(staffBook.replaceSecret(id, stored, wanted), TE.map(() => []))
}

export const makeRenewCodeSecrets =
  (deps: Deps): RenewCodeSecrets =>
  () =>
    pipe(
      deps.staffBook.storedSecrets,
      TE.flatMap(TE.traverseSeqArray((one) => renewed(deps, one))),
      TE.map((unreadable) => unreadable.flat()),
    )
