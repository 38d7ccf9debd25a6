import * as E from 'fp-ts/lib/Either.js'
import type { MilesNumber } from '../../../domain/loyalty/miles-number.ts'
import { textCodec } from '../codec/value-codec.ts'

/** A kept number was judged when it was kept: a prefix added since must not make an older answer unreadable. */
export const MilesNumberText = textCodec<MilesNumber>('MilesNumber', (text) => E.right(text as MilesNumber))
