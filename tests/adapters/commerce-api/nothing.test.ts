import { expect, it } from 'vitest'
import { OPERATIONS } from '../../../adapters/commerce-api/operations/operations.ts'

/** A list that is missing in what became of a reorder is an empty one (Commerce §3). */
const MEANT = ['reorder']

it('F-B takes an answer without anything for none, whatever was asked', () => {
  const understood = Object.entries(OPERATIONS).filter(([, { reply }]) => reply.reading.decode({})._tag === 'Right')
  expect(understood.map(([name]) => name)).toEqual(MEANT)
})
