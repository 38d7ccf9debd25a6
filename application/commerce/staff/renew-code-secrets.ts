import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { StaffId } from '../../../domain/staff/staff-member.ts'
import type { CodeSecrets } from './code-secrets.port.ts'
import type { StaffRepository, StoredSecret } from './staff-repository.port.ts'

/**
 * Encrypts every secret of one-time codes with the current key: those stored as plain text by an earlier release, and those under a former
 * key. Returns whose secret cannot be decrypted: their access must be reset.
 */
export type RenewCodeSecrets = () => TE.TaskEither<ServiceUnavailable, readonly StaffId[]>

type Deps = { readonly staffRepository: StaffRepository; readonly codeSecrets: CodeSecrets }

type Unreadable = TE.TaskEither<ServiceUnavailable, readonly StaffId[]>

const renewSecret = ({ staffRepository, codeSecrets }: Deps, { id, stored }: StoredSecret): Unreadable => {
  const encrypted = codeSecrets.renew(stored, id)
  if (encrypted === undefined) return TE.right([id])
  return encrypted === stored ? TE.right([]) : pipe(staffRepository.replaceSecret(id, stored, encrypted), TE.map(() => []))
}

export const makeRenewCodeSecrets =
  (deps: Deps): RenewCodeSecrets =>
  () =>
    pipe(
      deps.staffRepository.storedSecrets,
      TE.flatMap(TE.traverseSeqArray((secret) => renewSecret(deps, secret))),
      TE.map((unreadable) => unreadable.flat()),
    )
