import type { Task } from 'fp-ts/lib/Task.js'

/** Turns a password into what may be kept of it, slowly on purpose. */
export interface PasswordHasher {
  readonly hash: (password: string) => Task<string>
  /** Takes as long without a hash as with one, and is then always false. */
  readonly matches: (hash: string | undefined, password: string) => Task<boolean>
}
