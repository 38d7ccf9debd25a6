import * as E from 'fp-ts/lib/Either.js'
import type { MilesNumber } from '../../../domain/loyalty/miles-number.ts'
import { textCodec } from '../codec/value-codec.ts'

/** A stored number was checked when it was stored: a new prefix rule must not make older responses unreadable. */
export const MilesNumberText = textCodec<MilesNumber>(
  'MilesNumber', (text) => E.right(text as MilesNumber), { examples: ['999912345678901'] },
)
