import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { customerToWire } from '../../commerce-api/identity/customer.codec.ts'
import { milesListToWire } from '../../commerce-api/loyalty/miles.codec.ts'
import { OPERATIONS } from '../../commerce-api/operations/operations.ts'
import type { AnswerOperation } from './answer-operations.ts'
import type { CommerceUseCases } from './commerce-use-cases.ts'
import { ownOnly } from './owner-of.ts'

export const milesRoutes = (answer: AnswerOperation, shop: CommerceUseCases): void => {
  const own = ownOnly(shop)
  answer(OPERATIONS.setMilesAndMoreNumber, own((owner, { body }) =>
    pipe(shop.setCustomerMiles(owner, body.miles_and_more_number), TE.map(customerToWire)),
  ))
  answer(OPERATIONS.getMilesAndMorePoints, own((owner) => pipe(shop.listMilesPoints(owner), TE.map(milesListToWire))))
}
