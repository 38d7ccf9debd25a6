import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from './branded.ts'
import type { RequestDigest } from './keyed-request.ts'
import type { Malformed } from './request-refusal.ts'

const KEY = /^[\w-]{8,64}$/
export const IDEMPOTENCY_KEY_PATTERN = KEY.source

/** Chosen by the sender of a request, so that the request is carried out once even if it is repeated after a lost answer. */
export type IdempotencyKey = Branded<string, 'IdempotencyKey'>

export const makeIdempotencyKey = (text: string | undefined): E.Either<Malformed, IdempotencyKey> =>
  text !== undefined && KEY.test(text)
    ? E.right(text as IdempotencyKey)
    : E.left({ _tag: 'Malformed', violations: [{ path: 'key', key: 'validation.invalid_value' }] })

/** A key with the digest of the request it was used for. */
export type IdempotentRequest = { readonly key: IdempotencyKey; readonly digest: RequestDigest }
