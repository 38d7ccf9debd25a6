import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Turns a password into what may be kept of it, slowly on purpose; says so at once when too many wait for it already. */
export interface PasswordHasher {
  readonly hash: (password: string) => TaskEither<ServiceUnavailable, string>
  /** Takes as long without a hash as with one, and is then always false. */
  readonly matches: (hash: string | undefined, password: string) => TaskEither<ServiceUnavailable, boolean>
}
