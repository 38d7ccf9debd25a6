import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from './branded.ts'
import { requestDigest, type RequestDigest } from './keyed-request.ts'
import type { Malformed } from './request-refusal.ts'

export const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/

/** Chosen by the client, so that a request that is repeated after a lost response is carried out once. */
export type IdempotencyKey = Branded<string, 'IdempotencyKey'>

export const makeIdempotencyKey = (text: string | undefined): E.Either<Malformed, IdempotencyKey> =>
  text !== undefined && IDEMPOTENCY_KEY.test(text)
    ? E.right(text as IdempotencyKey)
    : E.left({ _tag: 'Malformed', violations: [{ path: 'key', key: 'validation.invalid_value' }] })

/**
 * The key of a form on a cached page, which cannot contain a random key: a digest of its content and the day (yyyy-MM-dd). The same
 * content on the same day is the same request.
 */
export const keyOfContent = (operation: string, day: string, content: Readonly<Record<string, string>>): IdempotencyKey =>
  requestDigest(operation, day, content) as string as IdempotencyKey

/** A request that is carried out once. */
export type Keyed<Request> = Request & { readonly key: IdempotencyKey }

/** A key with the digest of the request it was used for. */
export type IdempotentRequest = { readonly key: IdempotencyKey; readonly digest: RequestDigest }
