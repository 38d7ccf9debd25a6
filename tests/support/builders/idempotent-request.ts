import { makeIdempotencyKey, type IdempotencyKey, type IdempotentRequest } from '../../../domain/idempotency-key.ts'
import { requestDigest } from '../../../domain/keyed-request.ts'
import { made } from './made.ts'

/** A request with a new key. */
export const aKey = (): IdempotencyKey => made(makeIdempotencyKey(crypto.randomUUID()))

export const aRequest = (): IdempotentRequest => ({ key: aKey(), digest: requestDigest('createSubscription', 'account', {}) })
