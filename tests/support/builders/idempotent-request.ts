import { makeIdempotencyKey, type IdempotencyKey, type IdempotentRequest } from '../../../domain/idempotency-key.ts'
import { requestDigest } from '../../../domain/keyed-request.ts'
import { made } from './made.ts'

/** One that was never used before. */
export const aKey = (): IdempotencyKey => made(makeIdempotencyKey(crypto.randomUUID()))

export const aRequest = (): IdempotentRequest => ({ key: aKey(), digest: requestDigest('createSubscription', 'account', {}) })
