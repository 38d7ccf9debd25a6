import { expect, it } from 'vitest'
import { DatabaseUnavailable, openFailureLines } from '../../../adapters/composition/server/database-unavailable.ts'

const CUT = Object.assign(new Error('terminating connection'), { code: '57P01' })

it('H-O06 logs some errors of a failing database, counts the others, and omits no other error', () => {
  let now = 0
  const lineOf = openFailureLines(() => now, { most: 2, window: 1000 })
  const failed = () => lineOf(new DatabaseUnavailable(CUT))
  expect([failed(), failed(), failed(), failed()]).toEqual([{}, {}, undefined, undefined])
  expect(lineOf(new Error('something else'))).toEqual({})
  now = 1000
  expect([failed(), failed(), failed()]).toEqual([{ suppressed: 2 }, {}, undefined])
})

it('H-O06 preserves the cause, and counts by its code', () => {
  const error = new DatabaseUnavailable(CUT)
  expect([error.cause, error.code, new DatabaseUnavailable(new Error('no code')).code]).toEqual([CUT, '57P01', 'none'])
})
