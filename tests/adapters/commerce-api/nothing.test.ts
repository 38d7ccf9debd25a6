import { expect, it } from 'vitest'
import { OPERATIONS } from '../../../adapters/commerce-api/operations/operations.ts'

/** A list that is missing in what became of a reorder (Commerce §3), or of ratings (Account §3), is an empty one. */
const MEANT = ['reorder', 'getRateableProducts', 'getOwnRatings', 'getProductReviews']

it('F-B takes an answer without anything for none, whatever was asked', () => {
  const understood = Object.entries(OPERATIONS).filter(([, { reply }]) => reply.reading.decode({})._tag === 'Right')
  expect(understood.map(([name]) => name)).toEqual(MEANT)
})
