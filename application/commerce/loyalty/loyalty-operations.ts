import type { loyaltyContract } from '../../contract/loyalty.ts'
import type { UseCases } from '../operation.ts'
import { makeGetBonusPointsStatement } from './get-bonus-points-statement.ts'
import { makeGetBonusPoints } from './get-bonus-points.ts'
import { makeGetMilesAndMorePoints } from './get-miles-and-more-points.ts'
import { makeSetMilesAndMoreNumber } from './set-miles-and-more-number.ts'

export const loyaltyOperations = {
  setMilesAndMoreNumber: makeSetMilesAndMoreNumber,
  getMilesAndMorePoints: makeGetMilesAndMorePoints,
  getBonusPoints: makeGetBonusPoints,
  getBonusPointsStatement: makeGetBonusPointsStatement,
} satisfies UseCases<typeof loyaltyContract>
