import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'

/**
 * Binds a login link to the browser that requested it: derived from the link's hash, which it does not reveal, and stored in a cookie
 * that scripts cannot read (Account §4.2, decision R1).
 */
export type LinkBinding = Branded<string, 'LinkBinding'>

/** A SHA-256 in base64url. */
const BINDING = /^[A-Za-z0-9_-]{43}$/

export const makeLinkBinding = (text: unknown): E.Either<'NoBinding', LinkBinding> =>
  typeof text === 'string' && BINDING.test(text) ? E.right(text as LinkBinding) : E.left('NoBinding')
