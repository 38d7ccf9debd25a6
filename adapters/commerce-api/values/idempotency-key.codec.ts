import { IDEMPOTENCY_KEY_PATTERN, makeIdempotencyKey } from '../../../domain/idempotency-key.ts'
import { textCodec } from '../codec/value-codec.ts'

/** Names one request: sent again with the same key, it is carried out once. */
export const IdempotencyKeyText = textCodec('IdempotencyKey', makeIdempotencyKey, { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN })
