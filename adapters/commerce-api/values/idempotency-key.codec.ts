import { IDEMPOTENCY_KEY, makeIdempotencyKey } from '../../../domain/idempotency-key.ts'
import { ofPattern, textCodec } from '../codec/value-codec.ts'

/** Names one request: sent again with the same key, it is carried out once. */
export const IdempotencyKeyText = textCodec('IdempotencyKey', makeIdempotencyKey, ofPattern(IDEMPOTENCY_KEY, 'request-1'))
