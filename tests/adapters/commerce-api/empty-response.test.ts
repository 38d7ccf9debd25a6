import { expect, it } from 'vitest'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import { STAFF_OPERATIONS } from '../../../adapters/commerce-api/staff/staff-operations.ts'

/** A missing list in the result of a reorder (Commerce §3), or of ratings (Account §3), is an empty one. */
const MEANT = ['reorder', 'getRateableProducts', 'getOwnRatings', 'getProductReviews']

it('F-B reads a response without a body as empty, whatever the request', () => {
  const all = Object.entries({ ...OPERATIONS, ...STAFF_OPERATIONS })
  const understood = all.filter(([, { reply }]) => reply.reading.decode({})._tag === 'Right')
  expect(understood.map(([name]) => name)).toEqual(MEANT)
})
