import * as TE from 'fp-ts/lib/TaskEither.js'
import type { PasswordHasher } from '../../../application/commerce/identity/password-hasher.port.ts'

/** Stores passwords as plain text: for demo shops in one process, never for a real one. */
export const readablePasswords: PasswordHasher = {
  hash: (password) => TE.right(`readable:${password}`),
  matches: (hash, password) => TE.right(hash === `readable:${password}`),
}
