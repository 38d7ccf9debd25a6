import type { Branded } from './branded.ts'
import { canonical } from './canonical.ts'
import { sha256 } from './sha256.ts'

/** The SHA-256 of an operation, its actor and its body. */
export type RequestDigest = Branded<string, 'RequestDigest'>

/** The key was used for another request before: nothing is done, and the response to the other request would be wrong. */
export type KeyReused = { readonly _tag: 'KeyReused' }
export const KEY_REUSED: KeyReused = { _tag: 'KeyReused' }

/** Whether two requests with one key are the same depends on operation, actor and body. */
export const requestDigest = (operation: string, actor: string, body: unknown): RequestDigest =>
  sha256(JSON.stringify([operation, actor, canonical(body)])) as RequestDigest

/** Whether a request repeats the one its key was used for. An earlier release stored no digest: such a key counts as repeated. */
export const isRepeated = (used: string | undefined, digest: RequestDigest): boolean => used === undefined || used === digest
