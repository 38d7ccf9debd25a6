import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Hashes passwords, slowly on purpose; fails at once when too many are waiting. */
export interface PasswordHasher {
  readonly hash: (password: string) => TaskEither<ServiceUnavailable, string>
  /** Takes the same time without a hash, and is then always `false`. */
  readonly matches: (hash: string | undefined, password: string) => TaskEither<ServiceUnavailable, boolean>
}
