import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from './branded.ts'
import { requestDigest, type RequestDigest } from './keyed-request.ts'
import type { Malformed } from './request-refusal.ts'

const KEY = /^[\w-]{8,64}$/
export const IDEMPOTENCY_KEY_PATTERN = KEY.source

/** Chosen by the sender of a request, so that the request is carried out once even if it is repeated after a lost answer. */
export type IdempotencyKey = Branded<string, 'IdempotencyKey'>

export const makeIdempotencyKey = (text: string | undefined): E.Either<Malformed, IdempotencyKey> =>
  text !== undefined && KEY.test(text)
    ? E.right(text as IdempotencyKey)
    : E.left({ _tag: 'Malformed', violations: [{ path: 'key', key: 'validation.invalid_value' }] })

/**
 * The key of what a form sends that stands in a page of everybody, which can hold no key: what it says, and the day (yyyy-MM-dd) on
 * which it says it. Pressed again, it is the same request; the same words on another day are another one.
 */
export const keyOfContent = (operation: string, day: string, content: Readonly<Record<string, string>>): IdempotencyKey =>
  requestDigest(operation, day, content) as string as IdempotencyKey

/** A request that is carried out once. */
export type Keyed<Request> = Request & { readonly key: IdempotencyKey }

/** A key with the digest of the request it was used for. */
export type IdempotentRequest = { readonly key: IdempotencyKey; readonly digest: RequestDigest }
