import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { codecFrom } from '../codec/codec-from.ts'

export const BonusPointsCodec = codecFrom(
  'BonusPoints',
  t.strict({ points: t.number }, 'BonusPoints'),
  ({ points }): E.Either<never, number> => E.right(points),
)
